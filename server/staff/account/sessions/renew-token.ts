import type { Context } from 'hono';
import type { Db } from '#server/db/connection/connect.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { hashToken, newToken } from '#server/staff/account/tokens.ts';
import { renewSession } from './repository.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The session's new token; `requireSession` adds it to the response. */
    newToken: string | undefined;
  }
}

/**
 * Replaces the session's token after a proof; the token of the request is no longer valid (ASVS 7.2.4).
 * @param change what else changes in the session
 * @throws RefusedCall where the session has ended meanwhile
 */
export async function renewToken(c: Context, db: Db, change: Parameters<typeof renewSession>[3] = {}): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token) ?? '';
  const session = c.get('session');
  if (!(await renewSession(db, session.tokenHash, tokenHash, change))) return refuse('unauthorized');
  c.set('session', { ...session, tokenHash });
  c.set('newToken', token);
}
