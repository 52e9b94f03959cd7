import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { NewNewsletterSignup, NewOutboxRow } from '#server/db/schema/schema.ts';
import { isMailScheduled } from '#server/outbox/repository.ts';
import { lockSignups, mailedSince } from './repository.ts';

const hour = 3_600_000;

type Pair = { signup: NewNewsletterSignup | null; mails: NewOutboxRow[] };

/**
 * Limits confirmation mails to one an hour per address, whoever enters the address, while each sign-up still gets its
 * mail within the hour, as the forms promise. A mail that follows another waits until an hour after it. While it waits
 * it serves all further sign-ups: it asks about the newest, and the page behind its link offers the other pending ones
 * (`subscription.ts`). Call this in the transaction that writes the sign-ups and mails; it changes both in place.
 */
export async function paceConfirmations(db: Db, engine: Engine, submissions: readonly Pair[]): Promise<void> {
  const mailing = submissions.filter(({ signup, mails }) => signup !== null && mails.length > 0);
  // Another process may be about to write what is read here.
  if (mailing.length > 0) await lockSignups(db, engine);
  const held = mailing.filter(({ mails }) => mails[0]?.template === 'newsletter-held');
  if (held.length > 0) await paceHeld(db, held);
  const mailed = mailing.filter((one) => !held.includes(one));
  if (mailed.length === 0) return;
  const keys = [...new Set(mailed.map(({ signup }) => signup?.email_key ?? ''))];
  const oldest = Math.min(...mailed.map(({ signup }) => Number(signup?.created_at)));
  const last = new Map<string, { at: number; mailId: string | null }>();
  // A mail may wait for a time in the future, so those count as well.
  for (const { email_key, mail_id, mailed_at } of await mailedSince(db, keys, oldest - hour)) {
    const at = Number(mailed_at);
    if (at >= (last.get(email_key)?.at ?? 0)) last.set(email_key, { at, mailId: mail_id });
  }
  for (const { signup, mails } of mailed) {
    const [mail] = mails;
    if (!signup || !mail) continue;
    const key = signup.email_key ?? '';
    const before = last.get(key);
    const now = Number(signup.created_at);
    if (before && before.at > now) {
      mails.length = 0;
      signup.mail_id = before.mailId;
      signup.mailed_at = before.at;
      continue;
    }
    const at = before ? Math.max(now, before.at + hour) : now;
    mail.next_attempt_at = at;
    signup.mail_id = mail.id;
    signup.mailed_at = at;
    last.set(key, { at, mailId: mail.id });
  }
}

/** Limits the mails that notify staff of held sign-ups to one an hour. */
async function paceHeld(db: Db, held: readonly Pair[]): Promise<void> {
  // A mail that waits for its hour will also list the sign-ups that arrive meanwhile.
  const waits = await isMailScheduled(db, 'newsletter-held', { now: Date.now() });
  for (const { mails } of waits ? held : held.slice(1)) mails.length = 0;
}
