import { useRef, useState } from 'react';
import type { ContactFilter } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { isExpired, sentenceFor } from '../api.ts';
import { Icon } from '../icon.tsx';
import { useStaff } from '../staff-context.ts';

type Props = { filter: ContactFilter; onError: (sentence: string | null) => void };

/** Fetches the address of the CSV file for the current filter and opens it as an ordinary download. */
export function ExportButton({ filter, onError }: Props) {
  const { api } = useStaff();
  const [busy, setBusy] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  async function start() {
    if (busy) return;
    setBusy(true);
    onError(null);
    try {
      const url = await api.exportUrl(filter);
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
      <Button
        look="line"
        size="small"
        aria-disabled={busy || undefined}
        title="Alle Kontakte des aktuellen Filters als CSV-Datei"
        onClick={start}
      >
        <Icon name="download" />
        CSV-Export
      </Button>
      {/* biome-ignore lint/a11y/useValidAnchor: gets its address before it is used, and is never shown */}
      <a ref={link} href="#" download hidden tabIndex={-1}>
        CSV
      </a>
    </>
  );
}
