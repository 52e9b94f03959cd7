import { isHeld, type SpamSignal } from '#contract/leads/spam-signals.ts';
import type { NewNewsletterSignup, NewOutboxRow } from '#server/db/schema/schema.ts';
import { newMail } from '#server/outbox/repository.ts';

const hour = 3_600_000;

/**
 * A sign-up causes the mail that asks for its confirmation, one suspected for a single reason too: an address is mailed
 * once an hour at most. Of one that is held back staff are told instead, after an hour, together with what came
 * meanwhile (`pacing.ts` sees to both).
 */
export function mailsForSignup(
  signup: NewNewsletterSignup,
  { staffAddress, spamSignals }: { staffAddress: string; spamSignals: readonly SpamSignal[] },
): NewOutboxRow[] {
  const now = Number(signup.created_at);
  if (isHeld(spamSignals)) {
    return [
      {
        ...newMail({ template: 'newsletter-held', language: 'de', recipient: staffAddress, data: { since: now } }, now),
        next_attempt_at: now + hour,
      },
    ];
  }
  const { id: subject_id, language, email: recipient } = signup;
  return [newMail({ template: 'newsletter-confirmation', language, recipient, subject_id }, now)];
}
