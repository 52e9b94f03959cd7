import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';

/** A database that this program must not use; the message is for the operator. */
export class UnusableDatabaseError extends Error {}

/** Table that marks a database while another one is being moved into it (see `server/db/move/`). */
export const unfinishedMove = 'unfinished_move';

/** @throws UnusableDatabaseError if a move into the database was interrupted */
export async function refuseUnfinished(db: Db): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === unfinishedMove)) return;
  const { rows } = await sql<{ began_at: string }>`select began_at from ${sql.table(unfinishedMove)}`.execute(db);
  throw new UnusableDatabaseError(
    `This database is incomplete: a move into it began on ${rows[0]?.began_at ?? 'an unknown day'} and did not finish. ` +
      'Empty it and move again; the source database is unchanged.',
  );
}
