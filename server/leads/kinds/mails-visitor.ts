import { isHeld, isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';

/** For receipts: suspects and held leads get none, so that our form cannot be used to mail strangers. */
export function unlessSuspect(signals: readonly SpamSignal[]): boolean {
  return !isHeld(signals) && !isSuspect(signals);
}

/** For papers: held from a connection's eleventh request, since so many are hardly for the sender's own use. */
export function unlessHeldOrMany(signals: readonly SpamSignal[]): boolean {
  return unlessHeld(signals) && !signals.includes('rate');
}

/**
 * For mails that are the purpose of the form: a trade fair or an office sends from one address, so it takes more than
 * one signal to withhold them.
 */
export function unlessHeld(signals: readonly SpamSignal[]): boolean {
  return !isHeld(signals);
}
