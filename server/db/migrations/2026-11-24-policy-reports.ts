import type { Kysely } from 'kysely';

/** Violations of the Content-Security-Policy reported by browsers, counted by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('policy_reports')
    .addColumn('day', 'varchar(10)', (c) => c.notNull())
    .addColumn('directive', 'varchar(40)', (c) => c.notNull())
    .addColumn('blocked', 'varchar(100)', (c) => c.notNull())
    .addColumn('page', 'varchar(60)', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('first_at', 'bigint', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('policy_reports_once', ['day', 'directive', 'blocked', 'page'])
    .execute();
}
