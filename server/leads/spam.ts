import type { Verdict } from '../http/rate-limit.ts';

/** Why a lead may be spam. Signals mark a lead; none of them drops it or takes it out of sight. */
export type SpamSignal = 'honeypot' | 'fast' | 'rate' | 'elsewhere';

/** Filling a form takes a person longer than this, unless the browser fills it in. */
const minimumFillMilliseconds = 2000;

/**
 * `website` is the honeypot field, `elapsed` the milliseconds from first entry to sending; `fromElsewhere` says
 * that another site's form posted it.
 */
export function spamSignals(
  envelope: { website?: unknown; elapsed?: unknown },
  { verdict, fromElsewhere }: { verdict: Verdict; fromElsewhere: boolean },
): SpamSignal[] {
  const signals: SpamSignal[] = [];
  if (typeof envelope.website === 'string' && envelope.website.trim() !== '') signals.push('honeypot');
  const elapsed = typeof envelope.elapsed === 'string' ? Number(envelope.elapsed || Number.NaN) : envelope.elapsed;
  if (typeof elapsed === 'number' && elapsed >= 0 && elapsed < minimumFillMilliseconds) signals.push('fast');
  if (verdict.level === 'suspected') signals.push('rate');
  if (fromElsewhere) signals.push('elsewhere');
  return signals;
}
