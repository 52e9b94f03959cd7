import { hour } from '#contract/durations.ts';
import { isHeld, type SpamSignal } from '#contract/leads/spam-signals.ts';
import type { NewNewsletterSignup, NewOutboxRow } from '#server/db/schema/schema.ts';
import { newMail } from '#server/outbox/repository.ts';

/**
 * A sign-up queues the mail that asks for its confirmation, even with one spam signal, because an address gets at most
 * one such mail an hour. For a sign-up that is held back, staff are notified instead, after an hour and together with
 * those that arrive meanwhile. `pacing.ts` enforces both.
 */
export function mailsForSignup(
  signup: NewNewsletterSignup,
  { staffAddress, spamSignals }: { staffAddress: string; spamSignals: readonly SpamSignal[] },
): NewOutboxRow[] {
  const now = Number(signup.created_at);
  if (isHeld(spamSignals)) {
    const data = { since: now };
    return [newMail({ template: 'newsletter-held', language: 'de', recipient: staffAddress, data }, now, now + hour)];
  }
  const { id: subject_id, language, email: recipient } = signup;
  return [newMail({ template: 'newsletter-confirmation', language, recipient, subject_id }, now)];
}
