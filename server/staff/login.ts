import type { Context } from 'hono';
import { type LoginAnswer, loginInput } from '../../contract/admin.ts';
import type { Db } from '../db/connect.ts';
import { rateKey } from '../http/client-address.ts';
import { json, noContent } from '../http/json.ts';
import { clientAddressOf } from '../http/peer.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { LoginThrottle } from './login-throttle.ts';
import { PasswordsBusy, verifyPassword } from './passwords.ts';
import { deleteSession, findStaff, insertSession } from './repository.ts';
import { notSignedIn, type StaffVariables } from './require-session.ts';
import { sessionLimit } from './session-limits.ts';
import { hashToken, newToken } from './tokens.ts';

/** POST login: a session of its own for every login; failures slow down, unknown names cost the same time. */
export function login({ database: { db }, proxies, settings }: Services) {
  const throttle = settings.RATE_LIMIT === 'on' ? new LoginThrottle() : null;
  return async (c: Context): Promise<Response> => {
    const read = await readJson(c, loginInput, 'de');
    if ('refused' in read) return read.refused;
    const { username, password } = read.input;
    const attempt = throttle?.begin(username, rateKey(clientAddressOf(c, proxies)));
    if (attempt?.allowed === false) return problem('login-slow', 'de', { retryAfter: attempt.retryAfter });
    try {
      const token = await openSession(db, username, password);
      if (!token) return notSignedIn('login-failed');
      attempt?.succeeded();
      return json(c, { token, username } satisfies LoginAnswer);
    } catch (error) {
      if (error instanceof PasswordsBusy) return problem('login-slow', 'de', { retryAfter: 5 });
      throw error;
    }
  };
}

/** POST logout: ends the session that the request came with. */
export function logout({ database: { db } }: Services) {
  return async (c: Context<StaffVariables>): Promise<Response> => {
    await deleteSession(db, c.get('session').tokenHash);
    return noContent(c);
  };
}

/** @returns the new session's token, or null for a wrong name or password and for a disabled account */
async function openSession(db: Db, username: string, password: string): Promise<string | null> {
  const staff = await findStaff(db, username);
  const open = staff && staff.disabled_at === null ? staff : null;
  const correct = await verifyPassword(password, open?.password_hash ?? null);
  if (!open || !correct) return null;
  const token = newToken();
  const now = Date.now();
  const session = {
    token_hash: hashToken(token) ?? '',
    staff_id: open.id,
    created_at: now,
    expires_at: now + sessionLimit,
  };
  return (await insertSession(db, session, open.password_hash)) ? token : null;
}
