/** The image as it will run: a root that can only be read, with one folder that takes writes. */
export type Box = {
  /** What it was made of and by, for the report. */
  note: string;
  /** Starts the site by the image's own command. */
  start: readonly string[];
  /** Begins what starts a further program beside it, as the image's user. */
  beside: readonly string[];
  /** Its health check, such a program. */
  check: readonly string[];
  /** Where DATA_DIR lies outside of it. */
  data: string;
  /** Bytes that the image adds to Debian's own files, and these where they are known. */
  size: { added: number; debian?: number };
  close: () => void;
};

/** Who the site is inside. */
export const user = { uid: 1000, gid: 1000 } as const;

/** What the site is told beside what the image says. */
export const variablesAt = (port: number): readonly string[] => ['HOST=127.0.0.1', `PORT=${port}`];
