import type { Context, MiddlewareHandler } from 'hono';
import { type RequiredStep, type StaffRole, sessionEndHeader, sessionTokenHeader } from '#contract/staff/account.ts';
import { backgroundHeader } from '#contract/staff/contacts.ts';
import type { ProgramScope } from '#contract/staff/programs/tokens.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { problem } from '#server/http/answer/problem.ts';
import { findSession, isSignedIn, touchSession } from '#server/staff/account/repository.ts';
import { idleLimit, touchInterval } from '#server/staff/account/session-limits.ts';
import { hashToken } from '#server/staff/account/tokens.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The session of the request; set by `requireSession`. */
    session: {
      tokenHash: string;
      staffId: string;
      username: string;
      role: StaffRole;
      /** What the account must do before anything else. */
      due: RequiredStep | null;
      /** When its owner last gave the password again (milliseconds since 1970). */
      provenAt: number;
      /** The permissions of a program, whose id and name are in the fields above; null for people. */
      scopes: readonly ProgramScope[] | null;
    };
  }
}

/** A program's session, and whether its token is still valid. */
export type ProgramSession = { session: Context['var']['session']; holds: () => Promise<boolean> };

/**
 * Requires a valid `Authorization: Bearer`; other requests are answered 401.
 * @param everyFactor whether an account without a second factor must set one up first
 * @param programSession the session of a program by its token, or null
 */
export function requireSession(
  db: Db,
  everyFactor: boolean,
  programSession: (token: string) => Promise<ProgramSession | null>,
): MiddlewareHandler {
  return async (c, next) => {
    const token = bearerToken(c.req.header('authorization'));
    const program = await programSession(token);
    if (program) {
      c.set('session', program.session);
      c.set('stillSignedIn', program.holds);
      return next();
    }
    const tokenHash = hashToken(token);
    const now = Date.now();
    const session = tokenHash ? await findSession(db, tokenHash, now) : undefined;
    if (!session) return notSignedIn('unauthorized');
    // Background requests of the dashboard do not count as use, so that an unattended session ends.
    const unattended = c.req.header(backgroundHeader) !== undefined;
    let seenAt = session.last_seen_at;
    if (!unattended && now - seenAt >= touchInterval) {
      seenAt = now;
      // A full disk must not keep staff from reading.
      await touchSession(db, session.token_hash, now).catch((error: Error) =>
        console.error(`the last use of a staff session was not stored: ${error.message}`),
      );
    }
    const { token_hash, staff_id, username, role, proven_at, created_at } = session;
    c.set('stillSignedIn', () => isSignedIn(db, staff_id, created_at, Date.now()));
    c.set('session', {
      tokenHash: token_hash,
      staffId: staff_id,
      username,
      role,
      due: dueOf(session, everyFactor),
      provenAt: proven_at,
      scopes: null,
    });
    await next();
    c.res.headers.set(sessionEndHeader, endOf(session, seenAt, now));
    const renewed = c.get('newToken');
    if (renewed) c.res.headers.set(sessionTokenHeader, renewed);
    return undefined;
  };
}

function endOf({ expires_at }: { expires_at: number }, seenAt: number, now: number): string {
  const seconds = (until: number) => Math.max(0, Math.floor((until - now) / 1000));
  return `idle=${seconds(seenAt + idleLimit)}, age=${seconds(expires_at)}`;
}

/** What the account must do first. */
function dueOf(
  session: NonNullable<Awaited<ReturnType<typeof findSession>>>,
  everyFactor: boolean,
): RequiredStep | null {
  const { password_expires_at, totp_since, passkeys, two_factors } = session;
  if (password_expires_at !== null) return 'password';
  const hasFactor = totp_since !== null || Number(passkeys) > 0 || two_factors === 1;
  return everyFactor && !hasFactor ? 'second-factor' : null;
}

type NotSignedIn =
  | 'unauthorized'
  | 'login-failed'
  | 'code-wrong'
  | 'code-late'
  | 'codes-ended'
  | 'password-expired'
  | 'passkey-refused'
  | 'directory-refused'
  | 'directory-stranger'
  | 'directory-only';

export function notSignedIn(code: NotSignedIn): Response {
  return problem(code, 'de', { headers: { 'www-authenticate': 'Bearer' } });
}

/** The scheme's name is case-insensitive (RFC 9110, section 11.1). */
function bearerToken(header: string | undefined): string {
  return /^bearer +(\S+)\s*$/i.exec(header ?? '')?.[1] ?? '';
}
