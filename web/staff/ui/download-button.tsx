import { useRef, useState } from 'react';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from './icon.tsx';

type Props = {
  /** Asks for the one-time address of the file. */
  address: () => Promise<string>;
  title: string;
  onError: (sentence: string | null) => void;
  children: string;
};

/** Asks for the address of a file and opens it as an ordinary download. */
export function DownloadButton({ address, title, onError, children }: Props) {
  const [busy, setBusy] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  async function start() {
    if (busy) return;
    setBusy(true);
    onError(null);
    try {
      const url = await address();
      if (!link.current) return;
      link.current.href = url;
      link.current.click();
    } catch (error) {
      if (!isExpired(error)) onError(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button look="line" size="small" aria-disabled={busy || undefined} title={title} onClick={start}>
        <Icon name="download" />
        {children}
      </Button>
      {/* biome-ignore lint/a11y/useValidAnchor: gets its address before it is used, and is never shown */}
      <a ref={link} href="#" download hidden tabIndex={-1}>
        {children}
      </a>
    </>
  );
}
