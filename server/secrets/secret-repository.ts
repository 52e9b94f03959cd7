import type { Db } from '#server/db/connection/connect.ts';
import { derivedKey } from './person-hash.ts';

const name = 'secret_fingerprint';

/**
 * Notes in the database which key this start uses, as a fingerprint that does not tell it.
 * @returns whether the start before used another one
 */
export async function secretChanged(db: Db, secret: string): Promise<boolean> {
  const value = derivedKey(secret, 'fingerprint').toString('hex').slice(0, 32);
  const before = await db.selectFrom('site_state').select('value').where('name', '=', name).executeTakeFirst();
  if (before?.value === value) return false;
  await db
    .insertInto('site_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return before !== undefined;
}
