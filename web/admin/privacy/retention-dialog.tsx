import { useState } from 'react';
import type { RetentionPreview } from '#contract/privacy.ts';
import { Button } from '../../ui/button.tsx';
import { isExpired, sentenceFor } from '../api.ts';
import { germanDateTime, germanNumber } from '../berlin-time.ts';
import { LoadError } from '../load-error.tsx';
import { Modal } from '../modal.tsx';
import { texts } from '../texts.ts';
import { retentionNames } from './place-names.ts';

type Props = { preview: RetentionPreview; onConfirm: () => Promise<void>; onClose: () => void };

/** Asks before a shorter retention is stored: what it deletes does not come back. */
export function RetentionDialog({ preview, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { kind, days, due, dueExact, by } = preview;
  const count = `${dueExact ? '' : 'mehr als '}${germanNumber(due)} ${due === 1 ? 'Eintrag' : 'Einträge'}`;

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setBusy(false);
      if (!isExpired(error)) setFailure(sentenceFor(error));
    }
  }

  return (
    <Modal
      labelledBy="retention-dialog-title"
      onClose={onClose}
      className="w-[min(32rem,100%-1.5rem)] max-w-none rounded-panel bg-white shadow-float"
    >
      <div className="p-5 sm:p-7">
        <h2 id="retention-dialog-title" className="text-[1.35rem]">
          {count} löschen?
        </h2>
        <p className="mt-3">
          Mit {germanNumber(days)} Tagen löscht der nächste Lauf {count} der Art „{retentionNames[kind].name}“,
          spätestens am {germanDateTime(by)} Uhr.
        </p>
        {(kind === 'leads' || kind === 'spam') && (
          <p className="mt-2">Notizen, Verlauf und Termine dieser Anfragen werden mit ihnen gelöscht.</p>
        )}
        <p className="mt-2 text-muted">Das lässt sich danach nicht rückgängig machen.</p>
        {failure && (
          <div className="mt-4">
            <LoadError title="Die Frist wurde nicht geändert." detail={failure} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <Button
            size="small"
            className="bg-danger hover:bg-danger/90"
            aria-disabled={busy || undefined}
            onClick={() => void confirm()}
          >
            {busy ? 'Wird gespeichert …' : 'Frist ändern und löschen'}
          </Button>
          <Button look="line" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
