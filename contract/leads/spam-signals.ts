/**
 * Why a lead may be spam. Signals mark a lead; none of them drops it or takes it out of sight. `recipient`: its address
 * has been sent so many mails within a day that it gets no more.
 */
export const spamSignalKinds = ['honeypot', 'fast', 'rate', 'elsewhere', 'recipient'] as const;
export type SpamSignal = (typeof spamSignalKinds)[number];

/**
 * Signs that a lead may be spam. Autofill is fast too, so that being fast alone makes nobody suspect; nor do mails that
 * a stranger may have caused (`recipient`).
 */
const telling: readonly SpamSignal[] = ['honeypot', 'rate', 'elsewhere'];

/** Signs that no person at our own form gives; an office or a fast browser gives the others. */
export const inhumanSignals: readonly SpamSignal[] = ['honeypot', 'elsewhere'];

/** Whether a lead looks like spam: it is marked for staff and gets no receipt. */
export function isSuspect(spamSignals: readonly SpamSignal[]): boolean {
  return spamSignals.some((signal) => telling.includes(signal));
}

/**
 * Whether a sign-up to a newsletter, a request for papers or a booking is held back: its address gets no mail, staff
 * are told. It takes two signals, one of them inhuman; a single one may be an over-eager password manager, and many
 * from one address a trade fair. An address that was sent many mails on this day gets no more, whoever asks.
 */
export function isHeld(spamSignals: readonly SpamSignal[]): boolean {
  if (spamSignals.includes('recipient')) return true;
  return spamSignals.length > 1 && spamSignals.some((signal) => inhumanSignals.includes(signal));
}
