import { createHash, randomUUID } from 'node:crypto';
import { day } from '#contract/durations.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';

const purpose = 'staff-device';
/** How long a browser stays known after a login (milliseconds). */
const knownFor = 180 * day;

/** Changes with the password, which invalidates the device tokens issued before. */
export function passwordMark({ password_hash }: Pick<Staff, 'password_hash'>): string {
  return createHash('sha256').update(password_hash).digest('base64url').slice(0, 16);
}

/** Tokens of browsers in which an account has signed in: they grant no access, only a separate login throttle. */
export function createKnownDevices(secret: SiteSecret) {
  /** The device's id, or null where the token was not issued to this account since its password last changed. */
  function idOf(text: string, staff: Pick<Staff, 'id' | 'password_hash'> | undefined, now = Date.now()): string | null {
    const claims = text && staff ? readToken(purpose, text, secret, now) : null;
    if (!staff || !Array.isArray(claims)) return null;
    const [id, staffId, mark] = claims;
    return staffId === staff.id && mark === passwordMark(staff) && typeof id === 'string' ? id : null;
  }
  return {
    idOf,
    /** The token for a browser that has just signed in; a known one keeps its id. */
    renewed: (text: string, staff: Pick<Staff, 'id' | 'password_hash'>, now = Date.now()): string =>
      signToken(purpose, [idOf(text, staff) ?? randomUUID(), staff.id, passwordMark(staff)], now + knownFor, secret),
  };
}
export type KnownDevices = ReturnType<typeof createKnownDevices>;
