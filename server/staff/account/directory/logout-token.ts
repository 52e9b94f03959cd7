import { createHash } from 'node:crypto';
import type { JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

/** Whose sessions end: one of the directory's, by `sid`, or all of a person, by `subject`; '' where it names none. */
export type DirectoryEnd = { issuer: string; subject: string; sid: string; tokenHash: string };

/** How old a token may be, beyond what clocks differ (seconds). */
const freshness = 300;
const clocks = 60;
/** Until when a token of now must be known, so that it is not heard twice (milliseconds from now). */
export const rememberedFor = (freshness + 2 * clocks) * 1000;

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const logoutClaims = v.pipe(
  v.looseObject({
    jti: v.pipe(v.string(), v.nonEmpty()),
    sub: v.optional(v.string(), ''),
    sid: v.optional(v.string(), ''),
    events: v.looseObject({ [logoutEvent]: v.looseObject({}) }),
    // By it an ID token is told apart.
    nonce: v.optional(v.undefined()),
  }),
  v.check(({ sub, sid }) => sub !== '' || sid !== ''),
);

export type LogoutKeys = { issuer: string; clientId: string; keys: JWTVerifyGetKey; algorithms: string[] };

// Most sites have no directory.
const library = () => import('jose');

/** The directory's keys, kept for ten minutes. @param patience seconds that it may take to answer */
export async function directoryKeys(address: string, patience: number): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await library();
  return createRemoteJWKSet(new URL(address), { timeoutDuration: patience * 1000 });
}

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); null for what is none. Whether it was heard
 * before, its reader finds out.
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
