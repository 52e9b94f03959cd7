import { type StaffRole, staffRoles } from '#contract/staff/account.ts';
import { staffStorageKeys } from '#contract/staff/login/storage.ts';

export type Session = { token: string; username: string; role: StaffRole };

/** Holds the session if storage is blocked; it then lasts until the page is left. */
let unstored: Session | null = null;

/** The stored credentials; null if the token or the user name is missing. */
export function readSession(): Session | null {
  try {
    const token = window.localStorage.getItem(staffStorageKeys.adminToken);
    const username = window.localStorage.getItem(staffStorageKeys.adminUser);
    const role = staffRoles.find((one) => one === window.localStorage.getItem(staffStorageKeys.adminRole)) ?? 'manage';
    return token && username ? { token, username, role } : unstored;
  } catch {
    return unstored;
  }
}

/** Identifies this browser to the server; kept when the session ends. */
export function readDevice(): string {
  try {
    return window.localStorage.getItem(staffStorageKeys.adminDevice) ?? '';
  } catch {
    return '';
  }
}

export function storeSession({ device, ...session }: Session & { device: string }): void {
  try {
    window.localStorage.setItem(staffStorageKeys.adminToken, session.token);
    window.localStorage.setItem(staffStorageKeys.adminUser, session.username);
    window.localStorage.setItem(staffStorageKeys.adminRole, session.role);
    window.localStorage.setItem(staffStorageKeys.adminDevice, device);
  } catch {
    unstored = session;
  }
}

/** Replaces a token that ended when the server issued a new one for a proof. */
export function renewSession(before: string, token: string): void {
  if (unstored?.token === before) unstored = { ...unstored, token };
  try {
    if (window.localStorage.getItem(staffStorageKeys.adminToken) === before)
      window.localStorage.setItem(staffStorageKeys.adminToken, token);
  } catch {}
}

/** Removes the credentials, unless another tab has stored a newer login in the meantime. */
export function clearSession(token: string): void {
  if (unstored?.token === token) unstored = null;
  try {
    if (window.localStorage.getItem(staffStorageKeys.adminToken) !== token) return;
    window.localStorage.removeItem(staffStorageKeys.adminToken);
    window.localStorage.removeItem(staffStorageKeys.adminUser);
    window.localStorage.removeItem(staffStorageKeys.adminRole);
  } catch {}
}

/** Calls back when another tab logs in or out. */
export function watchSession(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === staffStorageKeys.adminToken) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
