import { useChange } from '#web/staff/api/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from './icon.tsx';
import { openDownload } from './open-download.ts';

type Props = {
  /** Asks for the one-time address of the file. */
  address: () => Promise<string>;
  title: string;
  onError: (error: unknown) => void;
  children: string;
};

/** Asks for the address of a file and opens it as an ordinary download. */
export function DownloadButton({ address, title, onError, children }: Props) {
  const { busy, start } = useChange(address, { onDone: (url) => openDownload(url), onFailed: onError });
  return (
    <Button
      look="line"
      size="small"
      aria-disabled={busy || undefined}
      title={title}
      onClick={() => {
        onError(null);
        start();
      }}
    >
      <Icon name="download" />
      {children}
    </Button>
  );
}
