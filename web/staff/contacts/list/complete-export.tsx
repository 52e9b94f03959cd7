import { useState } from 'react';
import type { ContactFilter, ExportFormat } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { completeFile } from '#web/staff/contacts/queries.ts';
import { ExportDialog } from '#web/staff/ui/dialogs/export-dialog.tsx';
import { useMay } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';

const formats: readonly (readonly [ExportFormat, string])[] = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
];

type Props = { filter: ContactFilter; isNarrow: boolean };

/**
 * For managers: exports the filtered contacts with every field, whereas the CSV file has only the most important ones.
 * @param props.isNarrow whether there is room only for its icon
 */
export function CompleteExport({ filter, isNarrow }: Props) {
  const { api } = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('manage')) return null;
  return (
    <>
      <StaffButton
        look="line"
        className="max-sm:hidden"
        title="Alle Kontakte des aktuellen Filters mit allen Feldern"
        onClick={() => setOpen(true)}
      >
        <StaffIcon name="table" />
        <span className={isNarrow ? 'sr-only' : 'max-sm:sr-only'}>Alle Felder …</span>
      </StaffButton>
      {isOpen && (
        <ExportDialog
          title="Kontakte mit allen Feldern"
          formats={formats}
          address={(format) => completeFile(api, filter, format)}
          onClose={() => setOpen(false)}
        >
          Die Datei enthält alle Kontakte des aktuellen Filters mit allem, was zu ihnen gespeichert ist: Angaben,
          Herkunft, Stand, Zuständige und Notizen. Der Abruf steht im Protokoll.
        </ExportDialog>
      )}
    </>
  );
}
