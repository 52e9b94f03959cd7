import type { Db } from '#server/db/connection/connect.ts';

/** Failed codes after which no more are accepted until the password is changed (ASVS 6.3.3, 6.5.5). */
export const mostFailedCodes = 20;

const columnOf = (known: boolean) => (known ? 'failed_codes_known' : 'failed_codes');

/**
 * Counts a code before it is checked, so that parallel guesses gain nothing. Known devices have a separate count, which
 * strangers cannot use up.
 * @returns the number of this try, or null after too many
 */
export async function countCode(db: Db, staffId: string, known: boolean): Promise<number | null> {
  const column = columnOf(known);
  const row = await db
    .updateTable('staff')
    .set((set) => ({ [column]: set(column, '+', 1) }))
    .where('id', '=', staffId)
    .where(column, '<', mostFailedCodes)
    .returning(column)
    .executeTakeFirst();
  return row ? row[column] : null;
}

/** Resets the count after a correct code. */
export async function resetFailedCodes(db: Db, staffId: string, known: boolean): Promise<void> {
  await db
    .updateTable('staff')
    .set({ [columnOf(known)]: 0 })
    .where('id', '=', staffId)
    .execute();
}
