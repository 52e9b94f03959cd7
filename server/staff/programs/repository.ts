import type { StaffMember } from '#contract/staff/desk.ts';
import { mostPrograms } from '#contract/staff/programs/tokens.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { countRows } from '#server/db/queries.ts';
import type { NewProgram, Program } from '#server/db/schema/account-tables.ts';

export function listPrograms(db: Db): Promise<Program[]> {
  return db.selectFrom('programs').selectAll().orderBy('name').execute();
}

/** The program whose token has this hash and has not expired. */
export function findProgram(db: Db, tokenHash: string, now: number): Promise<Program | undefined> {
  return db
    .selectFrom('programs')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Call it inside a transaction. @returns why nothing was stored, or null */
export async function insertProgram(db: Db, row: NewProgram): Promise<'taken' | 'tooMany' | null> {
  // Two concurrent calls may exceed the limit by one, which is harmless.
  if ((await countRows(db, db.selectFrom('programs').select('id'))) >= mostPrograms) return 'tooMany';
  const inserted = await db
    .insertInto('programs')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ? null : 'taken';
}

/** @returns the name of the deleted program, whose token is now invalid; undefined where there was none */
export async function deleteProgram(db: Db, id: string): Promise<string | undefined> {
  const gone = await db.deleteFrom('programs').where('id', '=', id).returning('name').executeTakeFirst();
  return gone?.name;
}

export async function touchProgram(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('programs').set({ last_used_at: now }).where('id', '=', id).execute();
}

/**
 * The account under which a program writes. Nobody can sign in to it, and it outlives the token, so that notes and
 * history keep their author. Programs with the same name share it.
 * @param actor the program's name in the audit log
 */
export async function programAuthor(transaction: Db, actor: string): Promise<StaffMember> {
  const now = Date.now();
  await transaction
    .insertInto('staff')
    .values({ id: newId(now), username: actor, password_hash: '', role: 'read', created_at: now, disabled_at: now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('staff')
    .select('id')
    .where('username', '=', actor)
    .executeTakeFirstOrThrow();
  return { id, name: actor };
}
