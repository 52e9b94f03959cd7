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
