import { useState } from 'react';
import { type AuditExportFormat, type AuditFilter, auditPaths } from '#contract/staff/audit.ts';
import { fileAnswer } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { ExportDialog } from '#web/staff/ui/dialogs/export-dialog.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';

const formats: readonly (readonly [AuditExportFormat, string])[] = [
  ['csv', 'CSV'],
  ['jsonl', 'JSON-Zeilen'],
];

type Props = { filter: AuditFilter; isFiltered: boolean };

/** Downloads the filtered entries as a file, for archives and other tools. */
export function AuditExport({ filter, isFiltered }: Props) {
  const { api } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const address = async (format: AuditExportFormat) =>
    api.fileUrl(await api.request('POST', auditPaths.export, fileAnswer, { body: { ...filter, format } }));
  return (
    <>
      <StaffButton look="line" onClick={() => setOpen(true)}>
        <StaffIcon name="download" />
        Exportieren …
      </StaffButton>
      {isOpen && (
        <ExportDialog title="Protokoll exportieren" formats={formats} address={address} onClose={() => setOpen(false)}>
          {isFiltered
            ? 'Die Datei enthält die Einträge des aktuellen Filters, die neuesten zuerst; ohne Filter wäre es das ganze Protokoll. '
            : 'Die Datei enthält das ganze Protokoll, die neuesten Einträge zuerst. '}
          JSON-Zeilen haben zu jedem Eintrag beide Prüfwerte. Auch der Abruf steht im Protokoll.
        </ExportDialog>
      )}
    </>
  );
}
