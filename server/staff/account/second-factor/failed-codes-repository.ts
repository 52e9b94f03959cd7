import type { Db } from '#server/db/connection/connect.ts';

/** Wrong codes after which none is looked at until the password is changed (ASVS 6.3.3, 6.5.5). */
export const mostFailedCodes = 20;

const columnOf = (known: boolean) => (known ? 'failed_codes_known' : 'failed_codes');

/**
 * Counts a code before it is looked at, so that parallel guesses gain nothing. Known devices have a count of their own:
 * what strangers try does not end it.
 * @returns the number of this try, or null where there have been too many
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

/** A code was right: what was counted before it is forgotten. */
export async function forgetFailedCodes(db: Db, staffId: string, known: boolean): Promise<void> {
  await db
    .updateTable('staff')
    .set({ [columnOf(known)]: 0 })
    .where('id', '=', staffId)
    .execute();
}
