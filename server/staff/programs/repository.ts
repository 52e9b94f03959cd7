import { mostPrograms } from '#contract/staff/programs/tokens.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { NewProgram, Program } from '#server/db/schema/access-tables.ts';

export function listPrograms(db: Db): Promise<Program[]> {
  return db.selectFrom('programs').selectAll().orderBy('name').execute();
}

/** The program whose token has this hash and is still good. */
export function findProgram(db: Db, tokenHash: string, now: number): Promise<Program | undefined> {
  return db
    .selectFrom('programs')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** @returns why nothing was written, or null; call it inside a transaction */
export async function insertProgram(db: Db, row: NewProgram): Promise<'taken' | 'tooMany' | null> {
  // Two at once may make one too many, which harms nobody.
  const { count } = await db
    .selectFrom('programs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPrograms) return 'tooMany';
  const inserted = await db
    .insertInto('programs')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ? null : 'taken';
}

/** @returns the name of the program whose token is no longer good, or undefined where there was none */
export async function deleteProgram(db: Db, id: string): Promise<string | undefined> {
  const gone = await db.deleteFrom('programs').where('id', '=', id).returning('name').executeTakeFirst();
  return gone?.name;
}

export async function touchProgram(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('programs').set({ last_used_at: now }).where('id', '=', id).execute();
}
