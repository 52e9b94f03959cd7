import { sql } from 'kysely';
import { staffTemplates } from '#contract/staff/mail-templates.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import type { Erasure } from '#server/db/schema/audit-tables.ts';
import type { Lead, NewsletterSignup, OutboxRow } from '#server/db/schema/schema.ts';
import { oneOf } from '#server/db/statements/one-of.ts';
import { emailKey } from '#server/person/email-key.ts';
import { inPortions, nextTurn, portions } from '#server/privacy/portions.ts';
import { addressMatcher } from './addresses.ts';
import type { DataSubject, Row } from './person.ts';

type Queried = Pick<Database, 'db' | 'engine'>;

/**
 * Mails to staff about others, even those to an address that the operator used before. An alert may be about its
 * recipient's own account.
 */
const templatesAboutOthers = staffTemplates.filter((template) => template !== 'staff-alert');
/** Rows read at a time where there is no index; other requests are served in between. */
const scanSize = 10_000;

/** Ids of all leads, or sign-ups, with this address, newest first. */
export async function idsOf(db: Db, table: 'leads' | 'newsletter_signups', key: string): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Newest first, provided that `ids` are. */
export function leadsOf({ db, engine }: Queried, ids: readonly string[]): Promise<Lead[]> {
  return inPortions(ids, (some) =>
    db
      .selectFrom('leads')
      .selectAll()
      .where(oneOf(engine, sql.ref('id'), some))
      .orderBy('created_at', 'desc')
      .execute(),
  );
}

/** Newest first, provided that `ids` are. */
export function signupsOf({ db, engine }: Queried, ids: readonly string[]): Promise<NewsletterSignup[]> {
  return inPortions(ids, (some) =>
    db
      .selectFrom('newsletter_signups')
      .selectAll()
      .where(oneOf(engine, sql.ref('id'), some))
      .orderBy('created_at', 'desc')
      .execute(),
  );
}

/** Ids of mails to the address, and of all mails about its leads, sign-ups and bookings. */
export async function mailIdsOf(from: Queried, person: DataSubject): Promise<string[]> {
  const { key } = person;
  const about = await inPortions(recordsOf(person), (some) =>
    from.db
      .selectFrom('outbox')
      .select('id')
      .where(oneOf(from.engine, sql.ref('subject_id'), some))
      .execute(),
  );
  return [...new Set([...about.map(({ id }) => id), ...(await mailIdsTo(from.db, key))])];
}

/**
 * Finds mails to the address whatever they are about, because the record that they are about may be gone. Scans the
 * outbox once, in ranges, because there is no index on the recipient: it would slow down the intake of every lead.
 */
async function mailIdsTo(db: Db, key: string): Promise<string[]> {
  const found: string[] = [];
  for (let after = ''; ; ) {
    const part = db.selectFrom('outbox').select('id').where('id', '>', after).orderBy('id').limit(1).offset(scanSize);
    const last = await part.executeTakeFirst();
    let mails = db.selectFrom('outbox').select(['id', 'recipient']).where('id', '>', after);
    if (last) mails = mails.where('id', '<=', last.id);
    const rows = await mails
      .where('template', 'not in', templatesAboutOthers)
      .where((where) =>
        where.or([
          where(sql<string>`lower(recipient)`, '=', key),
          // The engines fold letters beyond ASCII differently, so those rows are compared below.
          sql<boolean>`octet_length(recipient) <> length(recipient)`,
        ]),
      )
      .execute();
    found.push(...rows.filter(({ recipient }) => emailKey(recipient) === key).map(({ id }) => id));
    if (!last) return found;
    after = last.id;
    await nextTurn();
  }
}

export function mailsAbout({ db, engine }: Queried, { mailIds }: DataSubject): Promise<OutboxRow[]> {
  return inPortions(mailIds, (some) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where(oneOf(engine, sql.ref('id'), some))
      .execute(),
  );
}

/** Ids of a person's leads, sign-ups and appointments. */
export const recordsOf = ({ leadIds, signupIds, bookingIds }: DataSubject) => [...leadIds, ...signupIds, ...bookingIds];

/** Webhook deliveries about the person, sent or pending. */
export function deliveriesAbout({ db, engine }: Queried, person: DataSubject): Promise<Row[]> {
  return inPortions(recordsOf(person), (some) =>
    db
      .selectFrom('webhook_deliveries as delivery')
      .leftJoin('webhooks', 'webhooks.id', 'webhook_id')
      .select(['delivery.id', 'webhooks.name as program', 'event', 'subject_id'])
      .select(['delivery.created_at', 'delivery.state', 'sent_at'])
      .where(oneOf(engine, sql.ref('subject_id'), some))
      .execute(),
  );
}

type LeadTable = 'lead_desk' | 'lead_notes' | 'lead_history' | 'idempotency_keys';

/** Rows that belong to leads, and idempotency keys of sign-ups. */
export function ofLeads({ db, engine }: Queried, table: LeadTable, ids: readonly string[]): Promise<Row[]> {
  return inPortions(ids, (some) =>
    db
      .selectFrom(table)
      .selectAll()
      .where(oneOf(engine, sql.ref('lead_id'), some))
      .execute(),
  );
}

/** The column by which rows of each table are deleted. */
const deletedBy = {
  outbox: 'id',
  newsletter_signups: 'id',
  idempotency_keys: 'lead_id',
  one_time_links: 'token_hash',
  webhook_deliveries: 'subject_id',
} as const;

export async function deleteRows(
  { db, engine }: Queried,
  table: keyof typeof deletedBy,
  keys: readonly string[],
): Promise<void> {
  for await (const some of portions(keys)) {
    await db
      .deleteFrom(table)
      .where(oneOf(engine, sql.ref(deletedBy[table]), some))
      .execute();
  }
}

/**
 * One-time links whose data contains the address, for example an export filtered by it. There are few: each one is
 * valid for a minute.
 */
export async function linksOf(db: Db, key: string) {
  const links = await db.selectFrom('one_time_links').selectAll().execute();
  const names = addressMatcher(key);
  const hers = await inPortions(links, (some) => some.filter(({ data }) => names(JSON.stringify(data))));
  return hers.map(({ data: _, ...link }) => link);
}

/** The staff account whose user name is the address. */
export async function accountsOf(db: Db, key: string) {
  const accounts = await db
    .selectFrom('staff')
    .select(['id', 'username', 'created_at', 'disabled_at', 'totp_since'])
    .execute();
  return accounts.filter(({ username }) => emailKey(username) === key);
}

export async function sessionsOf({ db, engine }: Queried, key: string) {
  const accounts = (await accountsOf(db, key)).map(({ id }) => id);
  return db
    .selectFrom('staff_sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'device'])
    .where(oneOf(engine, sql.ref('staff_id'), accounts))
    .execute();
}

/** Audit log entries about the person's records and, for a member of staff, about their own actions. */
export async function auditOf(
  { db, engine }: Queried,
  { key, hash, leadIds, signupIds, bookingIds, mailIds }: DataSubject,
): Promise<Row[]> {
  const entries = db.selectFrom('audit_log').select(['seq', 'at', 'action', 'subject']);
  const about = await inPortions([hash, ...leadIds, ...signupIds, ...bookingIds, ...mailIds], (some) =>
    entries.where(oneOf(engine, sql.ref('subject'), some)).execute(),
  );
  const done = await entries.where('actor', '=', key).execute();
  return [...new Map([...about, ...done].map((entry) => [entry.seq, entry])).values()].sort((a, b) => a.seq - b.seq);
}

export function erasuresOf(db: Db, hash: string) {
  return db.selectFrom('erasures').selectAll().where('person_hash', '=', hash).orderBy('at', 'desc').execute();
}

export function proofsOf(db: Db, hash: string) {
  return db.selectFrom('consent_proofs').selectAll().where('person_hash', '=', hash).execute();
}

/** Keeps the proof of consent of each confirmed sign-up, without the person. @returns how many */
export async function keepConsentProofs(db: Db, hash: string, signups: readonly NewsletterSignup[], now: number) {
  const proven = signups.filter(({ confirmed_at }) => confirmed_at !== null);
  for await (const some of portions(proven)) {
    await db
      .insertInto('consent_proofs')
      .values(
        some.map(({ id, kind, language, wording_version, created_at, confirmed_at, unsubscribed_at }) => ({
          id,
          person_hash: hash,
          kind,
          language,
          wording_version,
          signed_up_at: created_at,
          confirmed_at,
          ended_at: unsubscribed_at ?? now,
        })),
      )
      .execute();
  }
  return proven.length;
}

export async function insertErasure(db: Db, erasure: Erasure): Promise<void> {
  await db.insertInto('erasures').values(erasure).execute();
}

/** The 200 newest proofs, newest first. */
export function listErasures(db: Db) {
  return db.selectFrom('erasures').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(200).execute();
}

type Named = Pick<Lead, 'email' | 'first_name' | 'last_name'> & { company?: string };

/** Names, addresses and companies of these leads. */
export function namesOfLeads(db: Db, ids: readonly string[]): Promise<Named[]> {
  return db
    .selectFrom('leads')
    .select(['email', 'first_name', 'last_name', 'company'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The text that the lead index has of each of these leads, and the address that it belongs to. */
export function leadTexts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('leads')
    .select(['id', 'email_key', 'created_at', 'search_text'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Notes that contain a text, ignoring case, and the address of their lead; newest first. */
export function notesLike(db: Db, text: string) {
  return db
    .selectFrom('lead_notes')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select(['lead_notes.id', 'lead_id', 'lead_notes.created_at', 'text', 'email_key'])
    .where(sql<boolean>`lower(text) like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
    .orderBy('lead_notes.created_at', 'desc')
    .execute();
}

/** Names and addresses of all newsletter sign-ups. */
export function namesOfSignups(db: Db): Promise<Named[]> {
  return db.selectFrom('newsletter_signups').select(['email', 'first_name', 'last_name']).execute();
}
