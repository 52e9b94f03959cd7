import type { Kysely } from 'kysely';

/** Alerts sent to staff, one row per cause, account and period: the process that inserts it sends the mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_alerts')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('period', 'bigint', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('dismissed_at', 'bigint')
    .addUniqueConstraint('staff_alerts_once', ['cause', 'about', 'period'])
    .execute();
}
