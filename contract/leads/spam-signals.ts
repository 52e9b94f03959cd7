/** Signs that a lead may be spam. Autofill is fast too, so that being fast alone makes nobody suspect. */
const telling: readonly string[] = ['honeypot', 'rate', 'elsewhere'];

/** Whether a lead looks like spam: it is marked for staff and gets no receipt. */
export function isSuspect(spamSignals: readonly string[]): boolean {
  return spamSignals.some((signal) => telling.includes(signal));
}
