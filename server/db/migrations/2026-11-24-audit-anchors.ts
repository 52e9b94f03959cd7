import type { Kysely } from 'kysely';

/** The daily head of the audit log, one row per day: the process that inserts it sends the mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_anchors')
    .addColumn('day', 'varchar(10)', (c) => c.primaryKey().notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('hash', 'varchar(64)', (c) => c.notNull())
    .execute();
}
