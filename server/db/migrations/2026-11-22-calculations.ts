import type { Kysely } from 'kysely';

/** A visitor's calculation that was sent along with a message or requested by mail, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('calculation', 'text').execute();
}
