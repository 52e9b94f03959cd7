import type { MiddlewareHandler } from 'hono';
import { backgroundHeader } from '#contract/staff/contacts.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { problem } from '#server/http/answer/problem.ts';
import { findSession, touchSession } from './repository.ts';
import { touchInterval } from './session-limits.ts';
import { hashToken } from './tokens.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Who asks; there behind `requireSession`. */
    session: { tokenHash: string; staffId: string; username: string };
  }
}

/** Lets a request through with a valid `Authorization: Bearer`; all others are answered 401. */
export function requireSession(db: Db): MiddlewareHandler {
  return async (c, next) => {
    const tokenHash = hashToken(bearerToken(c.req.header('authorization')));
    const now = Date.now();
    const session = tokenHash ? await findSession(db, tokenHash, now) : undefined;
    if (!session) return notSignedIn('unauthorized');
    // What the dashboard asks by itself is no use of the session: an unattended one ends.
    const unattended = c.req.header(backgroundHeader) !== undefined;
    if (!unattended && now - session.last_seen_at >= touchInterval) {
      // A full disk must not keep staff from reading what is there.
      await touchSession(db, session.token_hash, now).catch((error: Error) =>
        console.error(`the last use of a staff session was not stored: ${error.message}`),
      );
    }
    c.set('session', { tokenHash: session.token_hash, staffId: session.staff_id, username: session.username });
    return next();
  };
}

export function notSignedIn(code: 'unauthorized' | 'login-failed' | 'code-wrong' | 'code-late'): Response {
  return problem(code, 'de', { headers: { 'www-authenticate': 'Bearer' } });
}

/** The scheme's name is case-insensitive (RFC 9110, section 11.1). */
function bearerToken(header: string | undefined): string {
  return /^bearer +(\S+)\s*$/i.exec(header ?? '')?.[1] ?? '';
}
