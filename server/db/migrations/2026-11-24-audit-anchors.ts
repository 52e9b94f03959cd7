import type { Kysely } from 'kysely';

/** Where the audit log had got to, one row a day: whoever inserts it sends the mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_anchors')
    .addColumn('day', 'varchar(10)', (c) => c.primaryKey().notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('hash', 'varchar(64)', (c) => c.notNull())
    .execute();
}
