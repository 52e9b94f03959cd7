import type { Db } from '#server/db/connection/connect.ts';
import type { StaffPasskey } from '#server/db/schema/account-tables.ts';

/** The passkeys of an account, the oldest first. */
export function passkeysOf(db: Db, staffId: string): Promise<StaffPasskey[]> {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function hasPasskey(db: Db, staffId: string): Promise<boolean> {
  const found = db.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

export function findPasskey(db: Db, id: string): Promise<StaffPasskey | undefined> {
  return db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns false when the passkey is already registered */
export async function insertPasskey(db: Db, passkey: StaffPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a use and the authenticator's signature counter. A counter in use must have increased; of several concurrent
 * answers with the same value, one succeeds.
 * @returns false where it has not increased: the passkey may have been cloned (Web Authentication, section 6.1.1)
 */
export async function countUse(db: Db, id: string, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when the account has no such passkey */
export async function renamePasskey(db: Db, staffId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ name })
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns the name of the deleted passkey, or null when the account has no such passkey */
export async function deletePasskey(db: Db, staffId: string, id: string): Promise<string | null> {
  const deleted = await db
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name ?? null;
}
