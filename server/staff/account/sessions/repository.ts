import type { Updateable } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/**
 * Gives a session a new token and moves the files requested with the old one to it.
 * @returns false when the session has ended or a concurrent request has renewed it
 */
export function renewSession(
  db: Db,
  from: string,
  to: string,
  change: Updateable<Schema['staff_sessions']>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('staff_sessions')
      .set({ ...change, token_hash: to })
      .where('token_hash', '=', from)
      .executeTakeFirst();
    if (renewed.numUpdatedRows === 0n) return false;
    const links = transaction.selectFrom('one_time_links').select(['token_hash', 'data']);
    const files = await links
      .where('purpose', 'not in', ['login-code', 'passkey', 'directory', 'directory-logout'])
      .execute();
    for (const { token_hash, data } of files)
      if ('session' in data && data.session === from)
        await transaction
          .updateTable('one_time_links')
          .set({ data: { ...data, session: to } })
          .where('token_hash', '=', token_hash)
          .execute();
    return true;
  });
}
