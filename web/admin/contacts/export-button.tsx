import type { ContactFilter } from '#contract/admin.ts';
import { DownloadButton } from '../download-button.tsx';
import { useStaff } from '../staff-context.ts';

type Props = { filter: ContactFilter; onError: (sentence: string | null) => void };

/** The CSV file of the current filter. */
export function ExportButton({ filter, onError }: Props) {
  const { api } = useStaff();
  return (
    <DownloadButton
      address={() => api.exportUrl(filter)}
      title="Alle Kontakte des aktuellen Filters als CSV-Datei"
      onError={onError}
    >
      CSV-Export
    </DownloadButton>
  );
}
