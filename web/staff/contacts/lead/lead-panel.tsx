import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { contactQuery } from '#web/staff/contacts/queries.ts';
import { useErased } from '#web/staff/desk/store.ts';
import { Modal } from '#web/staff/ui/dialogs/modal.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { UndoBar } from '#web/staff/ui/undo.tsx';
import { useMedia } from '#web/staff/ui/use-media.ts';
import { useAroundLead } from './around-lead.ts';
import { Lead } from './lead.tsx';
import { LeadFrame } from './lead-frame.tsx';

/** It stays in sight while the list is read. */
const besideList =
  'sticky top-4 m-0 block h-[calc(100dvh-2rem)] w-auto overflow-hidden rounded-xl border border-line bg-white';

/** The lead desk: one contact with all that is known of it, beside the list, or over it where there is no room. */
export function LeadPanel() {
  const { id, contact, listBusy, onClose } = useAroundLead();
  const isErased = useErased().has(id);
  const beside = useMedia('(width >= 84rem)');
  return (
    <Modal
      labelledBy="lead-name"
      onClose={onClose}
      beside={beside}
      className={beside ? besideList : 'drawer bg-white shadow-float'}
    >
      {isErased ? (
        <LeadFrame title="Kontakt gelöscht">
          <p role="status">Dieser Kontakt wurde soeben gelöscht, mit allen Notizen.</p>
        </LeadFrame>
      ) : contact ? (
        <Lead contact={contact} />
      ) : listBusy ? (
        <LeadFrame title="Kontakt">
          <GreyLines times={9} />
        </LeadFrame>
      ) : (
        <FetchedLead key={id} id={id} />
      )}
      {!beside && <UndoBar className="bottom-20" />}
    </Modal>
  );
}

/** A lead outside of the loaded list: a link to it, or one that the filter leaves out. */
function FetchedLead({ id }: { id: string }) {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(contactQuery(api, id));
  if (data) return <Lead contact={data} />;
  return (
    <LeadFrame title="Kontakt">
      <FailureNotice title="Der Kontakt konnte nicht geladen werden." detail={error} onRetry={reload} />
      {!error && <GreyLines times={9} />}
    </LeadFrame>
  );
}
