import { staffStorageKeys } from '#contract/staff/login/storage.ts';

/**
 * Runs a call that may bring a new token: one at a time over all tabs of this browser, until the token is stored.
 * Without HTTPS browsers have no locks, and a tab that asks in that moment has to sign in again.
 */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(staffStorageKeys.adminToken, call) : call();
}

/** Resolves when no such call is under way. */
export const turnsOver = (): Promise<void> => inTurn(async () => {});
