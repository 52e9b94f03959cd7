import { mondayOf } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { useTabs } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { LeadHistory } from './lead-history.tsx';
import { Notes } from './notes.tsx';
import { OtherLeads } from './other-leads.tsx';
import { leadDeskQuery } from './queries.ts';
import { useDeskStore } from './store.ts';

type Props = { contact: Contact; onOpen: (id: string) => void };

/** Notes, history and other leads of the same person; reloaded when somebody changes the lead. */
export function LeadDesk({ contact, onOpen }: Props) {
  const { api } = useStaff();
  const showTab = useTabs();
  const { data, error, reload } = useLoaded(leadDeskQuery(api, useDeskStore(), contact.id));
  if (!data) {
    return error ? (
      <FailureNotice title="Notizen und Verlauf konnten nicht geladen werden." detail={error} onRetry={reload} />
    ) : (
      <GreyLines times={5} className="pt-6" />
    );
  }
  const { appointment } = data;
  return (
    <>
      {appointment && (
        <p className="mt-3">
          <StaffButton
            look="link"
            onClick={() =>
              showTab('bookings', (address) => {
                address.delete('view');
                address.set('week', mondayOf(officeDay(Date.parse(appointment.start))));
                address.set('appointment', appointment.id);
              })
            }
          >
            Zum Termin
          </StaffButton>
        </p>
      )}
      <MayWork>
        <Notes contact={contact} notes={data.notes} />
      </MayWork>
      <OtherLeads {...data} onOpen={onOpen} />
      <LeadHistory contact={contact} events={data.history} appointment={appointment} />
    </>
  );
}
