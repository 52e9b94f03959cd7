import { useState } from 'react';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { contactQuery } from '#web/staff/contacts/queries.ts';
import { useErased } from '#web/staff/desk/store.ts';
import { Panel } from '#web/staff/ui/dialogs/panel.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { Lead } from './lead.tsx';
import { LeadFrame } from './lead-frame.tsx';
import { useLeadListContext } from './lead-list-context.ts';

/** The lead desk: one contact in full. */
export function LeadPanel() {
  const { id, contact, listBusy, onClose } = useLeadListContext();
  const isErased = useErased().has(id);
  return (
    <Panel labelledBy="lead-name" onClose={onClose}>
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
      <Arrival />
    </Panel>
  );
}

/** Announces the lead that a step opened to screen readers; focus stays on the button for the next step. */
function Arrival() {
  const { id, contact, row } = useLeadListContext();
  const [opened] = useState(id);
  const [hasStepped, setStepped] = useState(false);
  if (!hasStepped && id !== opened) setStepped(true);
  return (
    <p role="status" className="sr-only">
      {hasStepped && contact && `${fullName(contact)}, Zeile ${row} der Liste`}
    </p>
  );
}

/** A lead outside the loaded list: opened by a link, or excluded by the filter. */
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
