import type { ContactFilter } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';

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
