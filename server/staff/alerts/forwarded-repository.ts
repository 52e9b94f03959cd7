import type { Db } from '#server/db/connection/connect.ts';
import { readState } from '#server/db/site-state.ts';

const name = 'audit_told';
const updateState = (db: Db) => db.updateTable('site_state').where('name', '=', name);

/** Sets the initial position; keeps an existing one. */
export async function beginAfter(db: Db, seq: number): Promise<void> {
  const row = { name, value: String(seq) };
  const insert = db.insertInto('site_state').values(row);
  await insert.onConflict((conflict) => conflict.column('name').doNothing()).execute();
}

/** Number of the last audit entry that was forwarded. */
export async function lastForwarded(db: Db): Promise<number> {
  return Number((await readState(db, name)) ?? 0);
}

/** The same, locked against other processes until the transaction ends. */
export async function lockForwarded(db: Db): Promise<number> {
  const { value } = await updateState(db)
    .set(({ ref }) => ({ value: ref('value') }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

export async function storeForwarded(db: Db, seq: number): Promise<void> {
  await updateState(db)
    .set({ value: String(seq) })
    .execute();
}

/** Ids of accounts by user name. */
export async function staffIds(db: Db): Promise<Map<string, string>> {
  const staff = await db.selectFrom('staff').select(['id', 'username']).execute();
  return new Map(staff.map(({ id, username }) => [username, id]));
}
