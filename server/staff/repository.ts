import type { Db } from '../db/connect.ts';
import type { Staff } from '../db/schema.ts';
import { idleLimit } from './session-limits.ts';

export function findStaff(db: Db, username: string): Promise<Staff | undefined> {
  return db.selectFrom('staff').selectAll().where('username', '=', username).executeTakeFirst();
}

/** Accounts that can log in, by name. */
export function activeStaff(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'username as name'])
    .where('disabled_at', 'is', null)
    .orderBy('username')
    .execute();
}

export function listStaff(db: Db) {
  return db.selectFrom('staff').select(['username', 'created_at', 'disabled_at']).orderBy('username').execute();
}

export async function anyStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).execute()).length > 0;
}

/** @returns false when the user name is taken */
export async function insertStaff(db: Db, staff: Staff): Promise<boolean> {
  const inserted = await db
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes an account and ends its sessions, at once and together. @returns false when there is no such account */
export function changeStaff(
  db: Db,
  username: string,
  change: Partial<Pick<Staff, 'password_hash' | 'disabled_at'>>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('staff')
      .set(change)
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await transaction.deleteFrom('staff_sessions').where('staff_id', '=', changed.id).execute();
    return true;
  });
}

/**
 * Opens a session, unless the account was disabled or its password changed while it was being checked.
 * @returns false then
 */
export function insertSession(
  db: Db,
  session: { token_hash: string; staff_id: string; created_at: number; expires_at: number },
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Written before it is read: PostgreSQL then waits for a change of the account that is under way.
    const account = await transaction
      .updateTable('staff')
      .set({ password_hash: passwordHash })
      .where('id', '=', session.staff_id)
      .where('password_hash', '=', passwordHash)
      .where('disabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!account) return false;
    await transaction
      .insertInto('staff_sessions')
      .values({ ...session, last_seen_at: session.created_at })
      .execute();
    return true;
  });
}

/** The session and its account while both are valid. */
export function findSession(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff_sessions.token_hash', 'staff_sessions.last_seen_at', 'staff.username', 'staff.id as staff_id'])
    .where('staff_sessions.token_hash', '=', tokenHash)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.last_seen_at', '>', now - idleLimit)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Forgets sessions that have ended, by age or by idleness. */
export async function forgetSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where((or) => or.or([or('expires_at', '<=', now), or('last_seen_at', '<=', now - idleLimit)]))
    .execute();
}

type OneTimeLink = { token_hash: string; purpose: string; data: string; expires_at: number };

export async function insertOneTimeLink(db: Db, link: OneTimeLink): Promise<void> {
  await db.insertInto('one_time_links').values(link).execute();
}

/** The link's data without using it up. */
export function peekOneTimeLink(db: Db, tokenHash: string, purpose: string, now: number) {
  return db
    .selectFrom('one_time_links')
    .select('data')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The link's data; of several that ask at once, one gets it. */
export function takeOneTimeLink(db: Db, tokenHash: string, purpose: string, now: number) {
  return db
    .deleteFrom('one_time_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('data')
    .executeTakeFirst();
}

export async function forgetOneTimeLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('one_time_links').where('expires_at', '<=', now).execute();
}
