import type { NewsletterKind } from '../../contract/leads/registry.ts';
import type { Db } from '../db/connect.ts';
import type { NewNewsletterSignup, NewsletterSignup } from '../db/schema.ts';

/** One spelling for all that reach the same mailbox in practice. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function findSignup(db: Db, id: string): Promise<NewsletterSignup | undefined> {
  return db.selectFrom('newsletter_signups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What this address receives: the confirmed sign-up of each newsletter. */
export function activeSignups(db: Db, key: string): Promise<NewsletterSignup[]> {
  return db
    .selectFrom('newsletter_signups')
    .selectAll()
    .where('email_key', '=', key)
    .where('state', '=', 'confirmed')
    .orderBy('created_at')
    .execute();
}

export async function insertSignup(db: Db, signup: NewNewsletterSignup): Promise<void> {
  await db.insertInto('newsletter_signups').values(signup).execute();
}

/** Confirms a pending sign-up. @returns false when it was confirmed, ended or deleted before */
export async function confirmSignup(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_signups')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a newsletter for an address, whichever of its sign-ups was confirmed. */
export async function endSignups(db: Db, key: string, kind: NewsletterKind, now: number): Promise<void> {
  await db
    .updateTable('newsletter_signups')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('email_key', '=', key)
    .where('kind', '=', kind)
    .where('state', '=', 'confirmed')
    .execute();
}

/** Deletes sign-ups that nobody confirmed before `before` (milliseconds since 1970). @returns how many */
export async function forgetPending(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_signups')
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** When each of these addresses was last sent a confirmation mail after `since`, by newsletter. */
export function mailedSince(db: Db, keys: readonly string[], since: number) {
  return db
    .selectFrom('newsletter_signups')
    .select(['email_key', 'kind', 'mailed_at', 'state'])
    .where('email_key', 'in', keys)
    .where('mailed_at', '>', since)
    .execute();
}
