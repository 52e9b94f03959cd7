import type { Context } from 'hono';
import type { Db } from '#server/db/connection/connect.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { hashToken, newToken } from '#server/staff/account/tokens.ts';
import { renewSession } from './repository.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** What the session's token is from now on; `requireSession` puts it into the answer. */
    newToken: string | undefined;
  }
}

/**
 * Whoever asks has proven who they are: their session goes on with another token, and the one that they asked with ends
 * (ASVS 7.2.4).
 * @param change what else the proof changes of the session
 * @throws RefusedCall where it has ended meanwhile
 */
export async function renewToken(c: Context, db: Db, change: Parameters<typeof renewSession>[3] = {}): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token) ?? '';
  const session = c.get('session');
  if (!(await renewSession(db, session.tokenHash, tokenHash, change))) return refuse('unauthorized');
  c.set('session', { ...session, tokenHash });
  c.set('newToken', token);
}
