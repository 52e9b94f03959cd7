import type { Kysely } from 'kysely';

/** The session of the company's directory that opened one of ours, so that ending either one ends both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['directory_issuer', 'directory_subject', 'directory_sid'])
    await db.schema
      .alterTable('staff_sessions')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
}
