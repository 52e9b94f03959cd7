import { sql } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import { isHeld } from '#contract/leads/spam-signals.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { NewNewsletterSignup, NewsletterSignup } from '#server/db/schema/schema.ts';

export function findSignup(db: Db, id: string): Promise<NewsletterSignup | undefined> {
  return db.selectFrom('newsletter_signups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newsletters that this address receives, as the confirmed sign-up of each. */
export function activeSignups(db: Db, key: string): Promise<NewsletterSignup[]> {
  return db
    .selectFrom('newsletter_signups')
    .selectAll()
    .where('email_key', '=', key)
    .where('state', '=', 'confirmed')
    .orderBy('created_at')
    .execute();
}

/** Sign-ups of this address after `since` (milliseconds) that are not confirmed, newest first. */
export function pendingSignups(db: Db, key: string, since: number): Promise<NewsletterSignup[]> {
  return db
    .selectFrom('newsletter_signups')
    .selectAll()
    .where('email_key', '=', key)
    .where('state', '=', 'pending')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The pending sign-ups that one confirmation mail serves, newest first: its own, and those that arrived while it waited
 * (`pacing.ts`).
 */
export function signupsOfMail(db: Db, mailId: string): Promise<NewsletterSignup[]> {
  return db
    .selectFrom('newsletter_signups')
    .selectAll()
    .where('mail_id', '=', mailId)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Records, as proof of consent, when the confirmation mail was sent; before, the column holds when it is due. */
export async function recordConfirmationSent(db: Db, mailId: string, at: number): Promise<void> {
  await db.updateTable('newsletter_signups').set({ mailed_at: at }).where('mail_id', '=', mailId).execute();
}

export async function insertSignup(db: Db, signup: NewNewsletterSignup): Promise<void> {
  await db.insertInto('newsletter_signups').values(signup).execute();
}

/** Confirms a pending sign-up. @returns false when it was already confirmed, ended or deleted */
export async function confirmSignup(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_signups')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a newsletter for an address, whichever of its sign-ups was confirmed. @returns the ids of those sign-ups */
export async function endSignups(db: Db, key: string, kind: NewsletterKind, now: number): Promise<string[]> {
  const ended = await db
    .updateTable('newsletter_signups')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('email_key', '=', key)
    .where('kind', '=', kind)
    .where('state', '=', 'confirmed')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The confirmation mails of these addresses that were sent after `since`, or are still to be sent. */
export function mailedSince(db: Db, keys: readonly string[], { since, now }: { since: number; now: number }) {
  return (
    db
      .selectFrom('newsletter_signups')
      .select(['email_key', 'mail_id', 'mailed_at'])
      .where('email_key', 'in', keys)
      .where('mailed_at', '>', since)
      // A mail that was due later may have been dropped meanwhile, as it had nothing left to ask.
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('mailed_at', '<=', now),
          exists(
            selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.id', '=', 'mail_id')
              .where('state', '=', 'pending'),
          ),
        ]),
      )
      .execute()
  );
}

/**
 * Serialises, until the end of the transaction, those that read which sign-ups exist in order to add to them or to send
 * a mail about one.
 */
export async function lockSignups(db: Db, engine: Engine): Promise<void> {
  // SQLite has one writer; a write that changes nothing takes the write lock before anything is read.
  if (engine === 'sqlite') await db.deleteFrom('newsletter_signups').where('id', '=', '').execute();
  else await sql`select pg_advisory_xact_lock(hashtext('newsletter signups'))`.execute(db);
}

/** Locks a sign-up against erasure until the end of the transaction. @returns false when it has been erased */
export async function holdSignup(db: Db, engine: Engine, id: string): Promise<boolean> {
  const held = db.selectFrom('newsletter_signups').select('id').where('id', '=', id);
  return (await held.$if(engine === 'postgres', (query) => query.forUpdate()).executeTakeFirst()) !== undefined;
}

/** Maximum number of sign-ups that one mail counts: of a flood only the size matters, not the last row. */
const counted = 1000;

const signals = sql<string>`spam_signals`;

/** The sign-ups held back since `since` (milliseconds) that are still pending, oldest first. */
export async function heldSignups(db: Db, since: number) {
  const rows = await db
    .selectFrom('newsletter_signups')
    .select(['first_name', 'last_name', 'email', 'kind', 'spam_signals'])
    .where('created_at', '>=', since)
    .where('state', '=', 'pending')
    // Two or more signals, or the one that is sufficient alone.
    .where((where) => where.or([where(signals, 'like', '%,%'), where(signals, 'like', '%"recipient"%')]))
    .orderBy('created_at')
    .limit(counted)
    .execute();
  return rows.filter(({ spam_signals }) => isHeld(spam_signals));
}
