import type { Kysely } from 'kysely';

/** What a visitor worked out in the sheet and took into a talk or asked for by mail, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('calculation', 'text').execute();
}
