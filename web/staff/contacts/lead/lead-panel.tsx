import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { contactQuery } from '#web/staff/contacts/queries.ts';
import { useErased } from '#web/staff/desk/store.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { UndoBar } from '#web/staff/ui/undo.tsx';
import { useMedia } from '#web/staff/ui/use-media.ts';
import { useAroundLead } from './around-lead.ts';
import { Lead } from './lead.tsx';
import { LeadFrame } from './lead-frame.tsx';

/** The lead desk: one contact with all that is known of it, beside the list, or over it where there is no room. */
export function LeadPanel() {
  const { id, contact, listBusy, onClose } = useAroundLead();
  const isErased = useErased().has(id);
  return (
    <Panel onClose={onClose}>
      {isErased ? (
        <LeadFrame title="Kontakt gelöscht">
          <p role="status">Dieser Kontakt wurde soeben gelöscht, mit allen Notizen.</p>
        </LeadFrame>
      ) : contact ? (
        <Lead contact={contact} />
      ) : listBusy ? (
        <LeadFrame title="Kontakt">
          <Skeleton />
        </LeadFrame>
      ) : (
        <FetchedLead key={id} id={id} />
      )}
    </Panel>
  );
}

/**
 * One dialog, modal where it stands over the list: what is in it stays when the window crosses the border between the
 * two.
 */
function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const beside = useMedia('(width >= 84rem)');
  const panel = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (beside) element.open = true;
    else element.showModal();
    // As the browser does for a modal one; what is read next is the lead, and Escape leads back to its row.
    if (beside) element.focus({ preventScroll: true });
    return () => element.close();
  }, [beside]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the platform
    <dialog
      ref={panel}
      tabIndex={beside ? -1 : undefined}
      aria-labelledby="lead-name"
      className={beside ? 'desk-panel bg-white' : 'drawer bg-white shadow-float'}
      onClose={() => {
        // Only a dialog that stayed closed counts, see above.
        if (!panel.current?.open) onClose();
      }}
      onClick={(event) => {
        if (!beside && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
      {!beside && <UndoBar className="bottom-20" />}
    </dialog>
  );
}

/** A lead outside of the loaded list: a link to it, or one that the filter leaves out. */
function FetchedLead({ id }: { id: string }) {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(contactQuery(api, id));
  if (data) return <Lead contact={data} />;
  return (
    <LeadFrame title="Kontakt">
      {error ? (
        <LoadError title="Der Kontakt konnte nicht geladen werden." detail={error} onRetry={reload} />
      ) : (
        <Skeleton />
      )}
    </LeadFrame>
  );
}

const Skeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <span className="skeleton h-4 w-full" />
    <span className="skeleton h-4 w-11/12" />
    <span className="skeleton mb-4 h-4 w-2/3" />
    <Repeat times={6}>
      <span className="skeleton h-4 w-3/4" />
    </Repeat>
  </div>
);
