import { join } from 'node:path';
import { accountPaths, type StaffRole, sessionTokenHeader, staffRoles } from '#contract/staff/account.ts';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import { connect, type Db } from '#server/db/connection/connect.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import type { Ask } from '#tests/support/hostile/known.ts';
import { postJson, tokenFrom } from '#tests/support/servers/post-json.ts';
import { quickHash } from '#tests/support/servers/templates.ts';

const password = 'Tannenzapfen Kran 1';

/** Adds an account for each role to a running site, with passwords that are cheap to verify. */
export async function addAccounts(folder: string, DATABASE_URL?: string): Promise<void> {
  const database = connect({ databaseFile: join(folder, 'site.sqlite'), DATABASE_URL });
  await retryWhileBusy(() => add(database.db)).finally(database.close);
}

async function add(db: Db): Promise<void> {
  const known = await db.selectFrom('staff').select('username').execute();
  const missing = staffRoles.filter((role) => !known.some(({ username }) => username === `wer-${role}`));
  for (const role of missing) await addStaff(db, `wer-${role}`, password, { role, own: true });
  await db
    .updateTable('staff')
    .set({ password_hash: quickHash(password) })
    .execute();
}

/** Signs in and gives the proof that sensitive calls need. @returns the token */
export async function tokenOf(origin: string, role: StaffRole): Promise<string> {
  const token = await tokenFrom(origin, { username: `wer-${role}`, password });
  const proven = await postJson(origin + accountPaths.proof, { password }, { authorization: `Bearer ${token}` });
  return proven.headers.get(sessionTokenHeader) ?? token;
}

/** Calls as an account with this role, each with a new session. */
export function askAs(origin: string, role: StaffRole): Ask {
  return async (path, { method, body } = { method: 'GET', body: undefined }) =>
    fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(origin, role)}` },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
}
