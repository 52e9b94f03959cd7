/** The image as it will run: a read-only root file system with one writable folder. */
export type Box = {
  /** How it was built, for the report. */
  note: string;
  /** Starts the site with the image's own command. */
  start: readonly string[];
  /** Prefix of a command that runs another program in it, as the image's user. */
  beside: readonly string[];
  /** Its health check. */
  check: readonly string[];
  /** The folder outside that holds DATA_DIR. */
  data: string;
  /** Bytes that the image adds to Debian's own files, and the size of these if known. */
  size: { added: number; debian?: number };
  close: () => void;
};

/** The site's user inside. */
export const user = { uid: 1000, gid: 1000 } as const;

/** Environment variables in addition to the image's own. */
export const variablesAt = (port: number): readonly string[] => ['HOST=127.0.0.1', `PORT=${port}`];
