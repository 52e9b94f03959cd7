import type { SpamSignal } from '#contract/leads/spam-signals.ts';

/** A person takes longer than this to fill in a form, unless the browser fills it in. */
const minimumFillMilliseconds = 2000;

/**
 * Finds the spam signals of a submission. `website` is the honeypot field, `elapsed` the milliseconds from first input
 * to sending; `many`: its connection sent many; `fromElsewhere`: it was posted from another site's form.
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
