import { useState } from 'react';
import type { AdminWhitePaper } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailed, isExpired, sentenceFor } from '../api.ts';
import { LoadError } from '../load-error.tsx';
import { Modal } from '../modal.tsx';
import { useStaff } from '../staff-context.ts';
import { texts } from '../texts.ts';

type Props = { paper: AdminWhitePaper; onDeleted: () => void; onClose: () => void };

/** Asks before a paper is deleted (spec section 5); stays open when that fails. */
export function DeleteDialog({ paper, onDeleted, onClose }: Props) {
  const { api } = useStaff();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await api.deleteWhitePaper(paper.id);
    } catch (error) {
      setBusy(false);
      if (isExpired(error)) return;
      // Someone else was faster: what was asked for is done.
      if (!(error instanceof CallFailed && error.status === 404)) return setFailure(sentenceFor(error));
    }
    onDeleted();
  }

  return (
    <Modal
      labelledBy="delete-title"
      onClose={onClose}
      className="w-[min(30rem,100%-1.5rem)] max-w-none rounded-panel bg-white shadow-float"
    >
      <div className="p-5 sm:p-7">
        <h2 id="delete-title" className="text-[1.35rem]">
          White Paper wirklich löschen?
        </h2>
        <p className="mt-3 max-h-40 overflow-y-auto wrap-anywhere">
          <span className="font-semibold">{paper.number}</span> {paper.title_de}
        </p>
        <p className="mt-2 text-muted">Es verschwindet sofort aus dem Wissenscenter.</p>
        {failure && (
          <div className="mt-4">
            <LoadError title="Das White Paper wurde nicht gelöscht." detail={failure} onRetry={() => void remove()} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <Button
            size="small"
            className="bg-danger hover:bg-danger/90"
            aria-disabled={busy || undefined}
            onClick={remove}
          >
            {busy ? 'Wird gelöscht …' : 'Löschen'}
          </Button>
          <Button look="line" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
