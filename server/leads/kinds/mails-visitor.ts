import { isHeld, isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';

/** A receipt: with spam signals nobody gets one, so that our form floods no stranger. */
export function unlessSuspect(signals: readonly SpamSignal[]): boolean {
  return !isHeld(signals) && !isSuspect(signals);
}

/** Papers are held from the eleventh request of a connection on: whoever sends so many may not mean himself. */
export function unlessHeldOrMany(signals: readonly SpamSignal[]): boolean {
  return unlessHeld(signals) && !signals.includes('rate');
}

/**
 * What was asked for by mail is what the form is there for: a fair or an office asks from one address, so that it takes
 * more than one signal to withhold it.
 */
export function unlessHeld(signals: readonly SpamSignal[]): boolean {
  return !isHeld(signals);
}
