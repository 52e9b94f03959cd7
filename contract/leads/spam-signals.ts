/**
 * Why a lead may be spam. Signals mark a lead; they never drop or hide it. `recipient`: the address has been sent so
 * many mails within a day that it gets no more.
 */
export const spamSignalKinds = ['honeypot', 'fast', 'rate', 'elsewhere', 'recipient'] as const;
export type SpamSignal = (typeof spamSignalKinds)[number];

/**
 * Signals that make a lead suspect. Not `fast`, because autofill is fast too; not `recipient`, because a stranger may
 * have caused those mails.
 */
const telling: readonly SpamSignal[] = ['honeypot', 'rate', 'elsewhere'];

/** Signals that no human using our form triggers; an office or a fast browser can trigger the others. */
export const botSignals: readonly SpamSignal[] = ['honeypot', 'elsewhere'];

/** Whether a lead looks like spam: it is marked for staff and its sender gets no receipt. */
export function isSuspect(spamSignals: readonly SpamSignal[]): boolean {
  return spamSignals.some((signal) => telling.includes(signal));
}

/**
 * Whether a newsletter sign-up, a paper or calculation request, or a booking is held back: nothing is mailed to its
 * address, and staff are notified. Takes two signals, one of them inhuman: a single one may be an over-eager password
 * manager, and many from one connection a trade fair (papers and calculations are then held, decision 0014). An address
 * that has reached its daily number of mails gets no more, regardless of who submits.
 */
export function isHeld(spamSignals: readonly SpamSignal[]): boolean {
  if (spamSignals.includes('recipient')) return true;
  return spamSignals.length > 1 && spamSignals.some((signal) => botSignals.includes(signal));
}
