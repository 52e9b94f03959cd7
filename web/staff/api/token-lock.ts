import { staffStorageKeys } from '#contract/staff/login/storage.ts';

/**
 * Runs a call that may return a new token, one at a time across all tabs of this browser, until the token is stored.
 * Browsers have no locks without HTTPS; there, a tab that calls at the same moment has to sign in again.
 */
export function withTokenLock<T>(call: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(staffStorageKeys.adminToken, call) : call();
}

/** Resolves when no such call is in flight. */
export const tokenLockReleased = (): Promise<void> => withTokenLock(async () => {});
