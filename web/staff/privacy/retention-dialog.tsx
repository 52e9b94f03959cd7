import type { RetentionPreview } from '#contract/staff/privacy.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { retentionNames } from './place-names.ts';

type Props = { preview: RetentionPreview; onConfirm: () => Promise<void>; onClose: () => void };

/** Asks before a shorter retention is stored: what it deletes does not come back. */
export function RetentionDialog({ preview, onConfirm, onClose }: Props) {
  const { kind, days, due, dueExact, by } = preview;
  const count = `${dueExact ? '' : 'mehr als '}${germanNumber(due)} ${due === 1 ? 'Eintrag' : 'Einträge'}`;
  return (
    <ConfirmDialog
      title={`${count} löschen?`}
      confirm="Frist ändern und löschen"
      busy="Wird gespeichert …"
      failed="Die Frist wurde nicht geändert."
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="mt-3">
        Mit {germanNumber(days)} Tagen löscht der nächste Lauf {count} der Art „{retentionNames[kind].name}“, spätestens
        am {germanDateTime(by)} Uhr.
      </p>
      {(kind === 'leads' || kind === 'spam') && (
        <p className="mt-2">Notizen, Verlauf und Termine dieser Anfragen werden mit ihnen gelöscht.</p>
      )}
      <p className="mt-2 text-muted">Das lässt sich danach nicht rückgängig machen.</p>
    </ConfirmDialog>
  );
}
