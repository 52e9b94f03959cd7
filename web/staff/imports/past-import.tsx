import { useState } from 'react';
import type { ImportView } from '#contract/staff/imports/imports.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { undoImport } from './queries.ts';
import { kindWords, stateWords } from './texts.ts';

type Props = { of: ImportView; onChanged: () => void };

/** A finished import, which can be undone. */
export function PastImport({ of, onChanged }: Props) {
  const { api } = useStaff();
  const [asked, setAsked] = useState<'all' | 'kept' | null>(null);
  const undo = useChange(() => undoImport(api, of.id, asked === 'kept'), {
    onDone: ({ import: { kept } }) => {
      setAsked(null);
      showToast({
        title: asked === 'kept' ? 'Behaltene gelöscht' : 'Import zurückgenommen',
        ...(kept > 0 && { description: `${germanNumber(kept)} seither bearbeitet und behalten` }),
      });
      onChanged();
    },
  });
  const isBack = of.state === 'undone';
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold wrap-anywhere">
            <bdi>{of.fileName}</bdi> <span className="font-normal text-muted">{stateWords[of.state]}</span>
          </p>
          <p className="text-muted">
            {kindWords[of.kind]}, {germanDateTime(of.created_at)}, {of.by}
          </p>
          <p className="tabular text-muted">
            {germanNumber(of.made)} importiert, {germanNumber(of.duplicates)} doppelt, {germanNumber(of.refused)}{' '}
            abgelehnt
            {isBack && of.kept > 0 && `; ${germanNumber(of.kept)} seither bearbeitet und behalten`}
          </p>
        </div>
        {of.left > of.kept && (
          <StaffButton look="line" aria-label={`Import ${of.fileName} zurücknehmen`} onClick={() => setAsked('all')}>
            Zurücknehmen …
          </StaffButton>
        )}
        {isBack && of.kept > 0 && of.kind === 'leads' && (
          <StaffButton look="line" aria-label={`Behaltene aus ${of.fileName} löschen`} onClick={() => setAsked('kept')}>
            Auch diese löschen …
          </StaffButton>
        )}
      </div>
      {isBack && undo.output && undo.output.kept.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-(--tool) cursor-pointer content-center">Behaltene zeigen</summary>
          <ul className="columns-2 text-muted max-sm:columns-1">
            {undo.output.kept.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <ConfirmDialog
          title={asked === 'all' ? 'Import zurücknehmen?' : 'Auch Bearbeitetes löschen?'}
          change={undo}
          confirm={asked === 'all' ? 'Zurücknehmen' : 'Löschen'}
          busy="Wird zurückgenommen …"
          failed="Nicht alles wurde zurückgenommen."
          onClose={() => setAsked(null)}
        >
          <p className="mt-2">
            {asked === 'all'
              ? 'Gelöscht wird, was dieser Import angelegt hat. Was seither bearbeitet wurde oder sich abgemeldet hat, bleibt und wird genannt.'
              : `${of.kept === 1 ? '1 Kontakt wird' : `${germanNumber(of.kept)} Kontakte werden`} mit Notizen und Verlauf gelöscht.`}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
