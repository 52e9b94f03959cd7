import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { NewNewsletterSignup, NewOutboxRow } from '#server/db/schema/schema.ts';
import { heldMailWaits, lockSignups, mailedSince } from './repository.ts';

const hour = 3_600_000;

type Pair = { signup: NewNewsletterSignup | null; mails: NewOutboxRow[] };

/**
 * Sees to it that an address gets one confirmation mail an hour at most, whoever types it in, and that each sign-up is
 * followed by one within the hour, as the forms say to everybody. One that follows a mail waits until an hour after it;
 * while it waits it serves all that come: it asks about the newest, and the page behind its link offers what else is
 * pending (`subscription.ts`). Call it in the transaction that writes them; changes sign-ups and mails in place.
 */
export async function paceConfirmations(db: Db, engine: Engine, submissions: readonly Pair[]): Promise<void> {
  const mailing = submissions.filter(({ signup, mails }) => signup !== null && mails.length > 0);
  // What is read here another process may be about to write.
  if (mailing.length > 0) await lockSignups(db, engine);
  const held = mailing.filter(({ mails }) => mails[0]?.template === 'newsletter-held');
  if (held.length > 0) await paceHeld(db, held);
  const mailed = mailing.filter((one) => !held.includes(one));
  if (mailed.length === 0) return;
  const keys = [...new Set(mailed.map(({ signup }) => signup?.email_key ?? ''))];
  const oldest = Math.min(...mailed.map(({ signup }) => Number(signup?.created_at)));
  const last = new Map<string, { at: number; mailId: string | null }>();
  // A mail may wait for an hour that lies ahead, so that times to come count as well.
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

/** One mail an hour tells staff of all that was held back. */
async function paceHeld(db: Db, held: readonly Pair[]): Promise<void> {
  const waits = await heldMailWaits(db, Date.now());
  for (const { mails } of waits ? held : held.slice(1)) mails.length = 0;
}
