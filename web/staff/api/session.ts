import { storageKeys } from '#contract/site/storage.ts';

export type Session = { token: string; username: string };

/** Holds the session where storage is forbidden; it then lasts until the page is left. */
let unstored: Session | null = null;

/** The stored credentials; null when one of the two is missing. */
export function readSession(): Session | null {
  try {
    const token = window.localStorage.getItem(storageKeys.adminToken);
    const username = window.localStorage.getItem(storageKeys.adminUser);
    return token && username ? { token, username } : unstored;
  } catch {
    return unstored;
  }
}

export function storeSession(session: Session): void {
  try {
    window.localStorage.setItem(storageKeys.adminToken, session.token);
    window.localStorage.setItem(storageKeys.adminUser, session.username);
  } catch {
    unstored = session;
  }
}

/** Forgets the credentials, but not those of a newer login that another tab has stored meanwhile. */
export function clearSession(token: string): void {
  if (unstored?.token === token) unstored = null;
  try {
    if (window.localStorage.getItem(storageKeys.adminToken) !== token) return;
    window.localStorage.removeItem(storageKeys.adminToken);
    window.localStorage.removeItem(storageKeys.adminUser);
  } catch {}
}

/** Calls back when another tab logs in or out. */
export function watchSession(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.adminToken) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
