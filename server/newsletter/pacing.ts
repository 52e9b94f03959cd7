import { hour } from '#contract/durations.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { NewNewsletterSignup, NewOutboxRow } from '#server/db/schema/schema.ts';
import { isMailScheduled } from '#server/outbox/repository.ts';
import { lockSignups, mailedSince } from './repository.ts';

type Pair = { signup: NewNewsletterSignup | null; mails: NewOutboxRow[] };

/**
 * Limits confirmation mails to one an hour per address, whoever enters the address, while each sign-up still gets its
 * mail within the hour, as the forms promise. A mail that follows another waits until an hour after it. While it waits
 * it serves all further sign-ups: it asks about the newest, and the page behind its link offers the other pending ones
 * (`subscription.ts`). The mails that notify staff of held sign-ups are limited to one an hour, too. Call this in the
 * transaction that writes the sign-ups and mails.
 * @returns the submissions as they are to be written
 */
export async function paceConfirmations<S extends Pair>(
  db: Db,
  engine: Engine,
  submissions: readonly S[],
): Promise<readonly S[]> {
  const signups = submissions.flatMap(({ signup, mails }) => (signup && mails.length > 0 ? signup : []));
  if (signups.length === 0) return submissions;
  // Another process may be about to write what is read here.
  await lockSignups(db, engine);
  // A mail that waits for its hour will also list the sign-ups that arrive meanwhile.
  let isHeldMailWaiting = await isMailScheduled(db, 'newsletter-held', { now: Date.now() });
  const last = new Map<string, { at: number; mailId: string | null }>();
  const keys = [...new Set(signups.map(({ email_key }) => email_key ?? ''))];
  const oldest = Math.min(...signups.map(({ created_at }) => Number(created_at)));
  // A mail may wait for a time in the future, so those count as well.
  for (const { email_key, mail_id, mailed_at } of await mailedSince(db, keys, {
    since: oldest - hour,
    now: Date.now(),
  })) {
    const at = Number(mailed_at);
    if (at >= (last.get(email_key)?.at ?? 0)) last.set(email_key, { at, mailId: mail_id });
  }
  return submissions.map((one) => {
    const [mail] = one.mails;
    if (!one.signup || !mail) return one;
    if (mail.template === 'newsletter-held') {
      const kept = isHeldMailWaiting ? { ...one, mails: [] } : one;
      isHeldMailWaiting = true;
      return kept;
    }
    const key = one.signup.email_key ?? '';
    const now = Number(one.signup.created_at);
    const before = last.get(key);
    const isServed = before !== undefined && before.at > now;
    const { at, mailId } = isServed ? before : { at: Math.max(now, (before?.at ?? 0) + hour), mailId: mail.id };
    last.set(key, { at, mailId });
    const mails = isServed ? [] : [{ ...mail, created_at: at, next_attempt_at: at }];
    return { ...one, signup: { ...one.signup, mail_id: mailId, mailed_at: at }, mails };
  });
}
