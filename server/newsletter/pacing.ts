import type { Db } from '../db/connect.ts';
import type { NewNewsletterSignup, NewOutboxRow } from '../db/schema.ts';
import { heldMailWaits, mailedSince } from './repository.ts';

const hour = 3_600_000;

type Pair = { signup: NewNewsletterSignup | null; mails: NewOutboxRow[] };

/**
 * Sees to it that an address gets one confirmation mail an hour at most, whoever types it in: for the same newsletter the
 * mail that went out before serves, for another one it waits for its hour, and one that waits serves all: the page behind
 * its link offers what else is pending (`subscription.ts`). So the forms may say "within an hour" to everybody. Call it in the
 * transaction that writes them; changes sign-ups and mails in place.
 */
export async function paceConfirmations(db: Db, submissions: readonly Pair[]): Promise<void> {
  const asking = submissions.filter(({ signup, mails }) => signup !== null && mails.length > 0);
  const held = asking.filter(({ mails }) => mails[0]?.template === 'newsletter-held');
  if (held.length > 0) await paceHeld(db, held);
  const mailed = asking.filter((one) => !held.includes(one));
  if (mailed.length === 0) return;
  const keys = [...new Set(mailed.map(({ signup }) => signup?.email_key ?? ''))];
  const oldest = Math.min(...mailed.map(({ signup }) => Number(signup?.created_at)));
  const last = new Map<string, number>();
  const kinds = new Set<string>();
  const note = (key: string, kind: string, at: number) => {
    last.set(key, Math.max(last.get(key) ?? 0, at));
    kinds.add(`${key} ${kind}`);
  };
  // A mail may wait for an hour that lies ahead, so that times to come count as well.
  for (const { email_key, kind, mailed_at, state } of await mailedSince(db, keys, oldest - hour)) {
    // A sign-up that has ended serves no new one; its mail still counts for the hour.
    note(email_key, state === 'unsubscribed' ? '' : kind, Number(mailed_at));
  }
  for (const { signup, mails } of mailed) {
    const [mail] = mails;
    if (!signup || !mail) continue;
    const { email_key: key, kind } = signup;
    if (kinds.has(`${key} ${kind}`)) {
      mails.length = 0;
      continue;
    }
    const before = last.get(key ?? '');
    const now = Number(signup.created_at);
    if (before !== undefined && before > now) {
      mails.length = 0;
      continue;
    }
    const at = before === undefined ? now : Math.max(now, before + hour);
    mail.next_attempt_at = at;
    signup.mail_id = mail.id;
    signup.mailed_at = at;
    note(key ?? '', kind, at);
  }
}

/** One mail an hour tells staff of all that was held back. */
async function paceHeld(db: Db, held: readonly Pair[]): Promise<void> {
  const waits = await heldMailWaits(db, Date.now());
  for (const { mails } of waits ? held : held.slice(1)) mails.length = 0;
}
