import { useId, useState } from 'react';
import { type ImportKind, importKinds } from '#contract/staff/imports/imports.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { toolClass } from '#web/staff/ui/staff-button.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { uploadRows } from './queries.ts';
import { kindWords } from './texts.ts';

/** The form that uploads a file to import, with the kind of its rows. */
export function Upload({ onUploaded }: { onUploaded: (id: string) => void }) {
  const { api } = useStaff();
  const id = useId();
  const [kind, setKind] = useState<ImportKind>('leads');
  const [share, setShare] = useState(0);
  const { busy, failure, start } = useChange((file: File) => uploadRows(api, kind, file, setShare), {
    onDone: ({ id: begun }) => onUploaded(begun),
  });
  return (
    <TabSection
      title="Neue Datei"
      hint="XLSX (erstes Blatt) oder CSV mit Kopfzeile, bis 20 MB und 50.000 Zeilen. Es wird noch nichts importiert: Zuerst ordnen Sie die Spalten zu und sehen, was entsteht. Die Datei wird nach dem Import gelöscht, spätestens nach einem Tag."
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 basis-52">
          <label htmlFor={`${id}-kind`} className="mb-1 block font-semibold">
            Die Datei enthält
          </label>
          <SelectField
            id={`${id}-kind`}
            value={kind}
            options={importKinds.map((one) => [one, kindWords[one]])}
            onChange={(value) => setKind(importKinds.find((one) => one === value) ?? kind)}
          />
        </div>
        {busy ? (
          <progress
            aria-label="Die Datei wird hochgeladen"
            value={share}
            max={1}
            className="h-2 min-w-0 flex-1 self-center accent-cobalt"
          />
        ) : (
          <label className={toolClass('primary', 'cursor-pointer has-focus-visible:outline-2')}>
            Datei wählen …
            <input
              type="file"
              accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                setShare(0);
                if (file) start(file);
                // Otherwise selecting the same, corrected file again would fire no event.
                target.value = '';
              }}
            />
          </label>
        )}
      </div>
      <FailureNotice title="Die Datei wurde nicht hochgeladen." detail={failure} className="mt-4" />
    </TabSection>
  );
}
