import type { Db } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';

/** Records a code's time step as used. @returns false when it, or a later one, was used already */
export async function spendStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', staffId)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when there is no such code, or it was used */
export async function spendRecoveryCode(db: Db, staffId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores a secret that is inactive until confirmed. @returns false when a second factor is active already */
export async function beginSecondFactor(db: Db, staffId: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_secret: sealed, totp_last_step: null })
    .where('id', '=', staffId)
    .where('totp_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Activates the stored secret.
 * @param sealed the secret whose code was accepted
 * @returns false when it is active already, or was replaced meanwhile
 */
export async function confirmSecondFactor(db: Db, staffId: string, sealed: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_since: now })
    .where('id', '=', staffId)
    .where('totp_secret', '=', sealed)
    .where('totp_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns the app's codes off; recovery codes stay while the account has a passkey that they can replace. */
export async function clearSecondFactor(db: Db, staffId: string): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_secret: null, totp_since: null, totp_last_step: null })
    .where('id', '=', staffId)
    .execute();
  await dropIdleRecoveryCodes(db, staffId);
}

/** Deletes the recovery codes of an account that has no second factor any more. */
export async function dropIdleRecoveryCodes(db: Db, staffId: string): Promise<void> {
  const passkey = db.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId);
  const app = db.selectFrom('staff').select('id').where('id', '=', staffId).where('totp_since', 'is not', null);
  await db
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where(({ not, exists }) => not(exists(passkey)))
    .where(({ not, exists }) => not(exists(app)))
    .execute();
}

/** Replaces all earlier recovery codes. */
export async function replaceRecoveryCodes(db: Db, staffId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
}

export function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  return countRows(db, db.selectFrom('staff_recovery_codes').select('code_hash').where('staff_id', '=', staffId));
}

/** All sealed secrets, including unconfirmed ones. */
export function sealedFactors(db: Db) {
  return db.selectFrom('staff').select(['id', 'totp_secret']).where('totp_secret', 'is not', null).execute();
}

/** @returns false when the secret was replaced meanwhile */
export async function replaceSealed(db: Db, staffId: string, former: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_secret: sealed })
    .where('id', '=', staffId)
    .where('totp_secret', '=', former)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
