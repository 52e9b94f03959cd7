import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { deleteWhitePaper } from './queries.ts';

type Props = { paper: AdminWhitePaper; onDeleted: () => void; onClose: () => void };

/** Asks before a paper is deleted (spec section 5). */
export function DeleteDialog({ paper, onDeleted, onClose }: Props) {
  const { api } = useStaff();

  return (
    <ConfirmDialog
      title="White Paper wirklich löschen?"
      confirm="Löschen"
      busy="Wird gelöscht …"
      failed="Das White Paper wurde nicht gelöscht."
      onConfirm={async () => {
        await deleteWhitePaper(api, paper.id);
        onDeleted();
      }}
      onClose={onClose}
    >
      <p className="mt-3 max-h-40 overflow-y-auto wrap-anywhere">
        <span className="font-semibold">{paper.number}</span> {paper.title_de}
      </p>
      <p className="mt-2 text-muted">Es verschwindet sofort aus dem Wissenscenter.</p>
    </ConfirmDialog>
  );
}
