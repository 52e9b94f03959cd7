import type { Contact } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { OtherLeads } from './other-leads.tsx';
import { leadDeskQuery } from './queries.ts';
import { useDeskStore } from './store.ts';

type Props = { contact: Contact; onOpen: (id: string) => void };

/** Notes, the person's other leads and the history of a lead; loaded anew when somebody changes it. */
export function LeadDesk({ contact, onOpen }: Props) {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(leadDeskQuery(api, useDeskStore(), contact.id));
  if (!data) {
    return error ? (
      <LoadError title="Notizen und Verlauf konnten nicht geladen werden." detail={error} onRetry={reload} />
    ) : (
      <div aria-busy="true" className="grid gap-3 pt-6">
        <Repeat times={5}>
          <span className="skeleton h-4 w-3/4" />
        </Repeat>
      </div>
    );
  }
  return (
    <>
      <Notes contact={contact} notes={data.notes} />
      <OtherLeads {...data} onOpen={onOpen} />
      <History contact={contact} events={data.history} />
    </>
  );
}
