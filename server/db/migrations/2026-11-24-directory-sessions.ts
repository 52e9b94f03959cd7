import type { Kysely } from 'kysely';

/** Which session of the company's directory opened one of ours, so that the end of either is the end of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['directory_issuer', 'directory_subject', 'directory_sid'])
    await db.schema
      .alterTable('staff_sessions')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
}
