import { sql } from 'kysely';
import type { LeadDeskAnswer, LeadEvent, LeadNote, PersonLead, PersonSignup } from '#contract/staff/desk.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import type { Lead } from '#server/db/schema/schema.ts';
import { oneOf } from '#server/db/statements/one-of.ts';
import { emailKey } from '#server/person/email-key.ts';
import { authorName } from '#server/staff/account/program-authors.ts';
import { isoTime } from '#server/text/iso-time.ts';

/** The most other leads of a person that are listed. */
const maxPersonLeads = 50;
const maxEvents = 200;
/** Characters of a message shown in the list of other leads. */
const excerpt = 160;

export async function notesOf(db: Db, leadId: string): Promise<LeadNote[]> {
  const rows = await db
    .selectFrom('lead_notes')
    .innerJoin('staff', 'staff.id', 'lead_notes.staff_id')
    .select(['lead_notes.id', 'lead_notes.text', 'lead_notes.created_at', 'staff.id as staff_id', 'staff.username'])
    .where('lead_id', '=', leadId)
    .orderBy('lead_notes.created_at', 'desc')
    .orderBy('lead_notes.id', 'desc')
    .execute();
  return rows.map(({ id, text, created_at, staff_id, username }) => ({
    id,
    text,
    author: { id: staff_id, name: authorName(username) },
    created_at: isoTime(created_at),
  }));
}

/** A note of a lead, with its author's name. */
export type NoteRow = { lead_id: string; created_at: number; username: string; text: string };

/** The notes of these leads, oldest first. */
export function notesOfLeads(db: Db, engine: Engine, leadIds: readonly string[]): Promise<NoteRow[]> {
  return db
    .selectFrom('lead_notes')
    .innerJoin('staff', 'staff.id', 'lead_notes.staff_id')
    .select(['lead_id', 'lead_notes.created_at', 'username', 'text'])
    .where(oneOf(engine, sql.ref('lead_id'), leadIds))
    .orderBy('lead_notes.created_at')
    .orderBy('lead_notes.id')
    .execute();
}

/** The changes of a lead, newest first, with names instead of the ids of staff. */
export async function historyOf(db: Db, leadId: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('lead_history')
    .innerJoin('staff', 'staff.id', 'lead_history.staff_id')
    .leftJoin('staff as from_staff', 'from_staff.id', 'lead_history.from_value')
    .leftJoin('staff as to_staff', 'to_staff.id', 'lead_history.to_value')
    .select(['lead_history.id', 'what', 'from_value', 'to_value', 'lead_history.created_at'])
    .select([
      'staff.id as staff_id',
      'staff.username',
      'from_staff.username as from_name',
      'to_staff.username as to_name',
    ])
    .where('lead_id', '=', leadId)
    .orderBy('lead_history.created_at', 'desc')
    .orderBy('lead_history.id', 'desc')
    .limit(maxEvents)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    what: row.what,
    from: row.from_name ?? row.from_value,
    to: row.to_name ?? row.to_value,
    by: { id: row.staff_id, name: authorName(row.username) },
    created_at: isoTime(row.created_at),
  }));
}

type Person = Pick<Lead, 'id' | 'email_key'>;

/** The other leads from this lead's mail address, however it is spelled. */
export async function personLeads(db: Db, { id, email_key }: Person): Promise<{ leads: PersonLead[]; more: boolean }> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('lead_desk', 'lead_desk.lead_id', 'leads.id')
    .select(['id', 'kind', 'page_source', 'language', 'created_at', 'state'])
    .select(sql<string>`substr(message, 1, ${sql.lit(excerpt)})`.as('message'))
    .where('email_key', '=', email_key)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(maxPersonLeads + 1)
    .execute();
  return {
    leads: rows.slice(0, maxPersonLeads).map((row) => ({
      id: row.id,
      kind: row.kind,
      pageSource: row.page_source,
      language: row.language,
      message: row.message,
      state: row.state ?? 'new',
      created_at: isoTime(row.created_at),
    })),
    more: rows.length > maxPersonLeads,
  };
}

export async function personSignups(db: Db, email: string): Promise<PersonSignup[]> {
  const rows = await db
    .selectFrom('newsletter_signups')
    .select(['id', 'kind', 'state', 'created_at'])
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: isoTime(row.created_at),
  }));
}

/** The appointment that a lead booked, or null. */
export async function appointmentOf(db: Db, leadId: string): Promise<LeadDeskAnswer['appointment']> {
  const booked = db
    .selectFrom('bookings')
    .select(['id', 'start_at', 'state', 'created_at', 'changed_at'])
    .where('lead_id', '=', leadId);
  const found = await booked.orderBy('created_at', 'desc').executeTakeFirst();
  if (!found) return null;
  const { id, start_at, state, created_at, changed_at } = found;
  const what = state === 'cancelled' ? ('cancelled' as const) : ('moved' as const);
  return {
    id,
    start: isoTime(start_at),
    change: changed_at > created_at ? { what, at: isoTime(changed_at) } : null,
  };
}

/** Number of booked appointments not over at `now` that start before a time (both milliseconds since 1970). */
export function appointmentsUntil(db: Db, now: number, before: number): Promise<number> {
  const booked = db.selectFrom('bookings').select('id').where('state', '=', 'booked');
  return countRows(db, booked.where('end_at', '>', now).where('start_at', '<', before));
}

/** These leads, newest first. */
export function leadsById(db: Db, engine: Engine, ids: readonly string[]): Promise<Lead[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where(oneOf(engine, sql.ref('id'), ids))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
