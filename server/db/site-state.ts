import { sql } from 'kysely';
import type { Db } from './connection/connect.ts';

/** What the site has noted under a name, such as a setting of staff. */
export async function readState(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('site_state').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Notes something, in the place of what stood under the name. */
export async function writeState(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Number that grows with every change of content that pages show. */
export const contentVersionState = 'content_version';

/** Says that content changes; written in the transaction of the change, before its entry in the audit log. */
export async function bumpContentVersion(transaction: Db): Promise<void> {
  await transaction
    .insertInto('site_state')
    .values({ name: contentVersionState, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(site_state.value as integer) + 1 as text)` }),
    )
    .execute();
}
