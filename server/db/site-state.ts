import { sql } from 'kysely';
import type { Db } from './connection/connect.ts';

/** Reads a value of the site's state, such as a setting made by staff; undefined if not set. */
export async function readState(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('site_state').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Writes a value, replacing the previous one. */
export async function writeState(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Name of a number that grows with every change of content shown on pages. */
export const contentVersionState = 'content_version';

/** Marks content as changed. Call it in the transaction of the change, before its entry in the audit log. */
export async function bumpContentVersion(transaction: Db): Promise<void> {
  await transaction
    .insertInto('site_state')
    .values({ name: contentVersionState, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(site_state.value as integer) + 1 as text)` }),
    )
    .execute();
}
