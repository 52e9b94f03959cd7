import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { Icon } from '#web/staff/ui/icon.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { offerUndo } from '#web/staff/undo.tsx';
import { useLoad } from '#web/staff/use-load.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { draftOf, dropDraft, latestDraft } from './draft.ts';
import { noValues, type Values, valuesOf } from './field-errors.ts';
import { WhitePaperForm } from './form.tsx';
import { WhitePaperList } from './list.tsx';

/** `paper` is the edited one as it stood when the form opened, null for a new one. */
type Editing = { paper: AdminWhitePaper | null; initial: Values };

/** The white papers tab: list, form, deletion. It loads anew each time it is opened. */
export function WhitePapersTab({ active }: { active: boolean }) {
  const { api, session } = useStaff();
  const { data, error, busy, reload } = useLoad(api.whitePapers);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleting, setDeleting] = useState<AdminWhitePaper | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const shownBefore = useRef(active);

  useEffect(() => {
    if (active && !shownBefore.current) reload();
    shownBefore.current = active;
  }, [active, reload]);

  useEffect(() => {
    const draft = latestDraft(session.username);
    if (draft) setEditing({ paper: draft.paper, initial: draft.values });
  }, [session.username]);

  const edit = (paper: AdminWhitePaper | null) => {
    const draft = draftOf(session.username, paper);
    setEditing(
      draft ? { paper: draft.paper, initial: draft.values } : { paper, initial: paper ? valuesOf(paper) : noValues },
    );
  };
  const closeForm = useCallback(() => {
    const id = editing?.paper?.id;
    if (editing) dropDraft(session.username, editing.paper);
    setEditing(null);
    const opener = id ? document.querySelector<HTMLElement>(`[data-paper="${CSS.escape(id)}"]`) : add.current;
    opener?.focus();
  }, [editing, session.username]);

  const papers = data?.whitepapers ?? null;
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
          onLeft={() => {
            closeForm();
            reload();
          }}
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
        {!papers && !error && <Skeleton />}
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
              await api.restoreWhitePaper(deleting.id);
              reload();
            });
          }}
        />
      )}
    </>
  );
}

const Skeleton = () => (
  <ul aria-hidden="true" className="border-t border-line">
    <Repeat times={8}>
      <li className="flex h-16 items-center gap-5 border-b border-line lg:px-2.5">
        <span className="skeleton h-3.5 w-24" />
        <span className="skeleton h-3.5 w-2/5" />
      </li>
    </Repeat>
  </ul>
);
