import { useRef, useState } from 'react';
import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { ListBody } from '#web/staff/ui/list/list-body.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { offerUndo } from '#web/staff/ui/undo.tsx';
import { showToast } from '#web/ui/toast.ts';
import { WhitePaperList } from './list.tsx';
import { PaperEditor } from './paper-editor.tsx';
import { deleteWhitePaper, restoreWhitePaper, whitePapersQuery } from './queries.ts';

/** The paper being edited, null for a new one. */
type Editing = { paper: AdminWhitePaper | null };

/** The white papers tab: list, form, deletion. It reloads each time it is opened. */
export function WhitePapersTab() {
  const { api } = useStaff();
  const { data, ...list } = useLoaded(whitePapersQuery(api));
  const papers = data?.whitepapers ?? null;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleting, setDeleting] = useState<AdminWhitePaper | null>(null);
  const add = useRef<HTMLButtonElement>(null);

  const edit = (paper: AdminWhitePaper | null) => setEditing({ paper });
  function closeForm() {
    const id = editing?.paper?.id;
    setEditing(null);
    const opener = id ? document.querySelector<HTMLElement>(`[data-paper="${CSS.escape(id)}"]`) : add.current;
    opener?.focus();
  }

  return (
    <>
      <TabHead title="White Papers" total={papers?.length ?? null}>
        <MayWork>
          {' '}
          <StaffButton ref={add} onClick={() => edit(null)}>
            <StaffIcon name="plus" />
            White Paper hinzufügen
          </StaffButton>
        </MayWork>
      </TabHead>
      <div className="page">
        <ListBody
          list={list}
          rows={papers}
          failed="Die White Papers konnten nicht geladen werden."
          skeleton={{ height: 'h-16 lg:px-2.5', widths: ['w-24', 'w-2/5'] }}
          empty="Keine White Papers vorhanden"
          emptyHint="Fügen Sie Ihr erstes White Paper hinzu."
        >
          <WhitePaperList
            papers={papers ?? []}
            openId={editing?.paper?.id ?? null}
            onEdit={edit}
            onDelete={setDeleting}
          />
        </ListBody>
      </div>
      {editing && (
        <PaperEditor
          key={editing.paper?.id ?? 'new'}
          {...editing}
          onClose={closeForm}
          onSaved={() => {
            list.reload();
            showToast({ title: 'White Paper gespeichert' });
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          paper={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (editing?.paper?.id === deleting.id) setEditing(null);
            setDeleting(null);
            list.reload();
            offerUndo(`White Paper ${deleting.number} gelöscht`, async () => {
              await restoreWhitePaper(api, deleting.id);
              list.reload();
            });
          }}
        />
      )}
    </>
  );
}

type DeleteProps = { paper: AdminWhitePaper; onDeleted: () => void; onClose: () => void };

/** Asks for confirmation before a paper is deleted (spec section 5). */
function DeleteDialog({ paper, onDeleted, onClose }: DeleteProps) {
  const { api } = useStaff();
  const change = useChange(() => deleteWhitePaper(api, paper.id), { onDone: onDeleted });
  return (
    <ConfirmDialog
      title="White Paper wirklich löschen?"
      change={change}
      confirm="Löschen"
      busy="Wird gelöscht …"
      failed="Das White Paper wurde nicht gelöscht."
      onClose={onClose}
    >
      <p className="mt-3 max-h-40 overflow-y-auto wrap-anywhere">
        <span className="font-semibold">{paper.number}</span> {paper.title_de}
      </p>
      <p className="mt-2 text-muted">Es verschwindet sofort aus dem Wissenscenter.</p>
    </ConfirmDialog>
  );
}
