import type { OutboxMail, OutboxOutcomes } from '#contract/staff/outbox.ts';
import type { Db } from '#server/db/connection/connect.ts';

type MailLead = NonNullable<OutboxMail['lead']>;
type Named = { leadId?: string; bookingId?: string };

/** The leads that these mails are about, by the mail's id; of an appointment the lead that it came with. */
export async function leadsOfMails(db: Db, ids: readonly string[]): Promise<Map<string, MailLead>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('outbox').select(['id', 'data']).where('id', 'in', ids).execute();
  const named = rows.map(({ id, data }) => ({ id, ...(JSON.parse(data) as Named) }));
  const bookingIds = named.flatMap(({ bookingId }) => bookingId ?? []);
  const bookings =
    bookingIds.length > 0
      ? await db.selectFrom('bookings').select(['id', 'lead_id']).where('id', 'in', bookingIds).execute()
      : [];
  const leadOf = ({ leadId, bookingId }: Named) => leadId ?? bookings.find(({ id }) => id === bookingId)?.lead_id;
  const leadIds = named.flatMap((mail) => leadOf(mail) ?? []);
  const leads =
    leadIds.length > 0
      ? await db
          .selectFrom('leads')
          .select(['id', 'kind', 'first_name', 'last_name'])
          .where('id', 'in', leadIds)
          .execute()
      : [];
  const found = named.flatMap((mail): [string, MailLead][] => {
    const lead = leads.find(({ id }) => id === leadOf(mail));
    if (!lead) return [];
    const { id, kind, first_name: firstName, last_name: lastName } = lead;
    return [[mail.id, { id, kind: kind as MailLead['kind'], firstName, lastName }]];
  });
  return new Map(found);
}

/** How these mails stand now; those that are gone are missing. */
export async function outcomesOf(db: Db, ids: readonly string[]): Promise<OutboxOutcomes['outcomes']> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'state', 'attempts', 'last_error'])
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries(
    rows.map(({ id, state, attempts, last_error }) => [
      id,
      { state: state as OutboxMail['state'], attempts, lastError: last_error },
    ]),
  );
}
