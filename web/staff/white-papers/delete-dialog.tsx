import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import { CallFailed } from '#web/staff/api.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { ConfirmDialog } from '#web/staff/ui/confirm-dialog.tsx';

type Props = { paper: AdminWhitePaper; onDeleted: () => void; onClose: () => void };

/** Asks before a paper is deleted (spec section 5). */
export function DeleteDialog({ paper, onDeleted, onClose }: Props) {
  const { api } = useStaff();

  async function remove() {
    try {
      await api.deleteWhitePaper(paper.id);
    } catch (error) {
      // Someone else was faster: what was asked for is done.
      if (!(error instanceof CallFailed && error.status === 404)) throw error;
    }
    onDeleted();
  }

  return (
    <ConfirmDialog
      title="White Paper wirklich löschen?"
      confirm="Löschen"
      busy="Wird gelöscht …"
      failed="Das White Paper wurde nicht gelöscht."
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="mt-3 max-h-40 overflow-y-auto wrap-anywhere">
        <span className="font-semibold">{paper.number}</span> {paper.title_de}
      </p>
      <p className="mt-2 text-muted">Es verschwindet sofort aus dem Wissenscenter.</p>
    </ConfirmDialog>
  );
}
