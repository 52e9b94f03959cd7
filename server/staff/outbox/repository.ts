import type { OutboxMail, OutboxOutcomes } from '#contract/staff/outbox.ts';
import type { Db } from '#server/db/connection/connect.ts';

type MailLead = NonNullable<OutboxMail['lead']>;
/** The leads that these mails are about, by mail id; for an appointment, the lead of its booking. */
export async function leadsOfMails(db: Db, ids: readonly string[]): Promise<Map<string, MailLead>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('bookings', 'bookings.id', 'outbox.subject_id')
    .innerJoin('leads', (join) =>
      join.on('leads.id', '=', (on) => on.fn.coalesce('bookings.lead_id', 'outbox.subject_id')),
    )
    .select(['outbox.id as mail', 'leads.id', 'leads.kind', 'first_name as firstName', 'last_name as lastName'])
    .where('outbox.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ mail, ...lead }) => [mail, lead]));
}

/** The current state of these mails by id; those that no longer exist are missing. */
export async function outcomesOf(db: Db, ids: readonly string[]): Promise<OutboxOutcomes['outcomes']> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'state', 'attempts', 'last_error'])
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries(
    rows.map(({ id, state, attempts, last_error }) => [id, { state, attempts, lastError: last_error }]),
  );
}
