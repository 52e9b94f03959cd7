import { useRef, useState } from 'react';
import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { Icon } from '#web/staff/ui/icon.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { SkeletonList } from '#web/staff/ui/skeleton-list.tsx';
import { offerUndo } from '#web/staff/ui/undo.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { WhitePaperForm } from './form.tsx';
import { WhitePaperList } from './list.tsx';
import { restoreWhitePaper, whitePapersQuery } from './queries.ts';

/** The paper that the form edits, null for a new one. */
type Editing = { paper: AdminWhitePaper | null };

/** The white papers tab: list, form, deletion. It loads anew each time it is opened. */
export function WhitePapersTab() {
  const { api } = useStaff();
  const { data: papers, error, busy, reload } = useLoaded(whitePapersQuery(api));
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
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-[1.6rem]">
          White Papers{papers && <span className="tabular"> ({germanNumber(papers.length)})</span>}
        </h1>
        <Button ref={add} size="small" onClick={() => edit(null)}>
          <Icon name="plus" />
          White Paper hinzufügen
        </Button>
      </div>
      {editing && (
        <WhitePaperForm
          key={editing.paper?.id ?? 'new'}
          {...editing}
          onCancel={closeForm}
          onSaved={() => {
            closeForm();
            reload();
            showToast({ title: 'White Paper gespeichert' });
          }}
        />
      )}
      {error && (
        <div className="mb-4">
          <LoadError title="Die White Papers konnten nicht geladen werden." detail={error} onRetry={reload} />
        </div>
      )}
      <div aria-busy={busy} className="min-h-96">
        {!papers && !error && <SkeletonList height="h-16 lg:px-2.5" widths={['w-24', 'w-2/5']} />}
        {papers?.length === 0 && (
          <div className="border-y border-line px-2 py-12">
            <p className="text-[1.1em] font-semibold">Keine White Papers vorhanden</p>
            <p className="text-muted">Fügen Sie Ihr erstes White Paper hinzu.</p>
          </div>
        )}
        {papers && papers.length > 0 && <WhitePaperList papers={papers} onEdit={edit} onDelete={setDeleting} />}
      </div>
      {deleting && (
        <DeleteDialog
          paper={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (editing?.paper?.id === deleting.id) setEditing(null);
            setDeleting(null);
            reload();
            add.current?.focus();
            offerUndo(`White Paper ${deleting.number} gelöscht`, async () => {
              await restoreWhitePaper(api, deleting.id);
              reload();
            });
          }}
        />
      )}
    </>
  );
}
