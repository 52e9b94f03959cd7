import { createHash } from 'node:crypto';
import type { JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

/** Which sessions end: one by `sid`, or all of a person by `subject`; '' where the token names none. */
export type DirectoryEnd = { issuer: string; subject: string; sid: string; tokenHash: string };

/** Maximum age of a token, apart from clock skew (both in seconds). */
const freshness = 300;
const clocks = 60;
/** How long a token used now must be remembered, so that it cannot be replayed (milliseconds). */
export const rememberedFor = (freshness + 2 * clocks) * 1000;

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const logoutClaims = v.pipe(
  v.looseObject({
    jti: v.pipe(v.string(), v.nonEmpty()),
    sub: v.optional(v.string(), ''),
    sid: v.optional(v.string(), ''),
    events: v.looseObject({ [logoutEvent]: v.looseObject({}) }),
    // ID tokens have one; logout tokens must not.
    nonce: v.optional(v.undefined()),
  }),
  v.check(({ sub, sid }) => sub !== '' || sid !== ''),
);

export type LogoutKeys = { issuer: string; clientId: string; keys: JWTVerifyGetKey; algorithms: string[] };

// Loaded on demand: most sites have no directory.
const library = () => import('jose');

/** The directory's keys, cached for ten minutes. @param patience timeout of the request in seconds */
export async function directoryKeys(address: string, patience: number): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await library();
  return createRemoteJWKSet(new URL(address), { timeoutDuration: patience * 1000 });
}

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); the caller checks for replays.
 * @returns null for an invalid token
 */
export async function readLogoutToken(
  text: string,
  { issuer, clientId, keys, algorithms }: LogoutKeys,
): Promise<DirectoryEnd | null> {
  const { errors, jwtVerify } = await library();
  const checks = {
    issuer,
    audience: clientId,
    algorithms,
    typ: 'logout+jwt',
    maxTokenAge: freshness,
    clockTolerance: clocks,
    requiredClaims: ['iat', 'exp'],
  };
  const verified = await jwtVerify(text, keys, checks).catch((error: Error) => {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  });
  const claims = v.safeParse(logoutClaims, verified?.payload);
  if (!claims.success) return null;
  const { sub: subject, sid, jti } = claims.output;
  return { issuer, subject, sid, tokenHash: createHash('sha256').update(`${issuer} ${jti}`).digest('base64url') };
}
