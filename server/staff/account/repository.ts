import type { ExpressionBuilder, Insertable } from 'kysely';
import type { AuditEntry } from '#server/audit/entry.ts';
import { audit } from '#server/audit/record.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { NewStaff, Schema, Staff } from '#server/db/schema/schema.ts';
import { programNames } from './program-authors.ts';
import { idleLimit } from './session-limits.ts';

/** Accounts of people, without those under which programs write. */
const people = (db: Db) => db.selectFrom('staff').where('username', 'not like', programNames);

export function findStaff(db: Db, username: string): Promise<Staff | undefined> {
  return people(db).selectAll().where('username', '=', username).executeTakeFirst();
}

export function findStaffById(db: Db, id: string): Promise<Staff | undefined> {
  return people(db).selectAll().where('id', '=', id).executeTakeFirst();
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

/** How many passkeys an account has. */
const passkeyCount = (from: ExpressionBuilder<Schema, 'staff'>) =>
  from
    .selectFrom('staff_passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('staff_passkeys.staff_id', '=', 'staff.id')
    .as('passkeys');

export function listStaff(db: Db) {
  return people(db)
    .select(['id', 'username', 'role', 'created_at', 'disabled_at', 'totp_since', 'password_expires_at', passkeyCount])
    .orderBy('username')
    .execute();
}

/** Whether there is an account with a password; sample accounts have none. */
export async function anyStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').where('password_hash', '!=', '').limit(1).execute()).length > 0;
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase();

/** The exact user name of an account, found regardless of case. */
export async function nameInAnyCase(db: Db, username: string): Promise<string | undefined> {
  return (await listStaff(db)).find((account) => folded(account.username) === folded(username))?.username;
}

/** Whether an account has this user name, regardless of case. @param except the account that may have it */
export async function nameTaken(db: Db, username: string, except?: string): Promise<boolean> {
  const others = (await listStaff(db)).filter((account) => account.username !== except);
  return others.some((account) => folded(account.username) === folded(username));
}

/** @returns false when the user name is taken */
export function insertStaff(db: Db, staff: NewStaff, entry: AuditEntry): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (await nameTaken(transaction, staff.username)) return false;
    const inserted = await transaction
      .insertInto('staff')
      .values(staff)
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return false;
    await audit(transaction, { ...entry, subject: inserted.id });
    return true;
  });
}

/** The fields of an account that others may change. */
export type StaffChange = Partial<Omit<Staff, 'id' | 'created_at'>>;

/**
 * Changes an account and ends its sessions in one transaction. Removing the app's secret also removes passkeys and
 * recovery codes; a new password removes the link with a directory, which had replaced it.
 * @returns false when there is no such account
 * @throws LastManager, with nothing changed, when `keepsManager` is set and no manager would be left
 */
export function changeStaff(
  db: Db,
  username: string,
  change: StaffChange,
  entry: AuditEntry,
  { keepsManager = false } = {},
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Locks the managers: of two who demote each other, one waits here and then sees what the other did.
    if (keepsManager) {
      const managers = transaction.updateTable('staff').set({ role: 'manage' }).where('role', '=', 'manage');
      await managers.where('disabled_at', 'is', null).execute();
    }
    const changed = await transaction
      .updateTable('staff')
      // `set` must not be empty, even where only the sessions end.
      .set({ username, ...change })
      .where('username', '=', username)
      .where('username', 'not like', programNames)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    if (keepsManager && !(await hasManager(transaction))) throw new LastManager();
    await transaction.deleteFrom('staff_sessions').where('staff_id', '=', changed.id).execute();
    if (change.totp_secret === null) {
      await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', changed.id).execute();
      await transaction.deleteFrom('staff_passkeys').where('staff_id', '=', changed.id).execute();
    }
    if (change.password_hash !== undefined)
      await transaction.deleteFrom('staff_identities').where('staff_id', '=', changed.id).execute();
    await audit(transaction, { ...entry, subject: changed.id });
    return true;
  });
}

/** The change would leave no account with the role `manage`. */
export class LastManager extends Error {}

async function hasManager(db: Db): Promise<boolean> {
  const managers = db.selectFrom('staff').select('id').where('role', '=', 'manage').where('disabled_at', 'is', null);
  // Sample accounts have no password.
  return (await managers.where('password_hash', '!=', '').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Sets a new password for somebody who is signed in and ends all their other sessions.
 * @returns false when the password has changed meanwhile
 */
export function changePassword(
  db: Db,
  change: { staffId: string; from: string; to: string; session: string },
  entry: AuditEntry,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ password_hash: change.to, password_expires_at: null, failed_codes: 0, failed_codes_known: 0 })
      .where('id', '=', change.staffId)
      .where('password_hash', '=', change.from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await endSessions(transaction, change.staffId, change.session);
    await audit(transaction, entry);
    return true;
  });
}

/** An account's open sessions, the most recently used first. */
export function listSessions(db: Db, staffId: string, now: number) {
  return db
    .selectFrom('staff_sessions')
    .select(['token_hash', 'created_at', 'last_seen_at', 'expires_at', 'device'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - idleLimit)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Number of open sessions by account id. */
export async function countSessions(db: Db, now: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select('staff_id')
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - idleLimit)
    .execute();
  const counts = new Map<string, number>();
  for (const { staff_id } of rows) counts.set(staff_id, (counts.get(staff_id) ?? 0) + 1);
  return counts;
}

/** Ends one session of an account. @returns false when it has no such session */
export async function endSession(db: Db, staffId: string, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account but one. @returns the number of sessions ended */
export async function endSessions(db: Db, staffId: string, except: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', except)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Opens a session.
 * @returns false when the account was disabled or its password changed during the login
 */
export function insertSession(
  db: Db,
  session: Omit<Insertable<Schema['staff_sessions']>, 'last_seen_at'>,
  passwordHash: string,
  entry: AuditEntry,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // A write instead of a read: PostgreSQL then waits for a concurrent change of the account.
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
    await audit(transaction, entry);
    return true;
  });
}

/** The session and its account, if both are valid. */
export function findSession(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff_sessions.token_hash',
      'staff_sessions.created_at',
      'staff_sessions.last_seen_at',
      'staff_sessions.expires_at',
      'staff_sessions.proven_at',
      'staff.id as staff_id',
      'staff.username',
      'staff.role',
      'staff.password_expires_at',
      'staff.totp_since',
      'staff_sessions.two_factors',
      passkeyCount,
    ])
    .where('staff_sessions.token_hash', '=', tokenHash)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.last_seen_at', '>', now - idleLimit)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Whether the session that an account opened at this time is still open, even if its token has been renewed. */
export async function isSignedIn(db: Db, staffId: string, openedAt: number, now: number): Promise<boolean> {
  const session = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select('staff.id')
    .where('staff_sessions.staff_id', '=', staffId)
    .where('staff_sessions.created_at', '=', openedAt)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.last_seen_at', '>', now - idleLimit)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}

export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Ends a session. @returns the issuer of the directory that opened it; '' for none */
export function deleteSession(db: Db, tokenHash: string) {
  const session = db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash);
  return session.returning('directory_issuer').executeTakeFirst();
}

/** Deletes sessions that have expired, by age or by idleness. */
export async function sweepSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where((or) => or.or([or('expires_at', '<=', now), or('last_seen_at', '<=', now - idleLimit)]))
    .execute();
}
