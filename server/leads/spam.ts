import type { SpamSignal } from '#contract/leads/spam-signals.ts';

/** Filling a form takes a person longer than this, unless the browser fills it in. */
const minimumFillMilliseconds = 2000;

/**
 * `website` is the honeypot field, `elapsed` the milliseconds from first entry to sending; `many` says that its
 * connection sent many, `fromElsewhere` that another site's form posted it.
 */
export function spamSignals(
  envelope: { website?: unknown; elapsed?: unknown },
  { many, fromElsewhere }: { many: boolean; fromElsewhere: boolean },
): SpamSignal[] {
  const signals: SpamSignal[] = [];
  if (typeof envelope.website === 'string' && envelope.website.trim() !== '') signals.push('honeypot');
  const elapsed = typeof envelope.elapsed === 'string' ? Number(envelope.elapsed || Number.NaN) : envelope.elapsed;
  if (typeof elapsed === 'number' && elapsed >= 0 && elapsed < minimumFillMilliseconds) signals.push('fast');
  if (many) signals.push('rate');
  if (fromElsewhere) signals.push('elsewhere');
  return signals;
}
