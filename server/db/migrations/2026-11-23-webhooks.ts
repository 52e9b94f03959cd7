import type { Kysely } from 'kysely';

/**
 * Webhooks and their deliveries. Without a foreign key to the webhook: a lead is stored even if the webhook is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('with_name', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'bigint')
    .addColumn('failing_since', 'bigint')
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('webhook_id', 'varchar(36)', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'varchar(36)')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('claimed_until', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('took_ms', 'integer')
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('webhook_deliveries');
  await index('webhook_deliveries_due').columns(['state', 'next_attempt_at']).execute();
  await index('webhook_deliveries_of').columns(['webhook_id', 'id']).execute();
  await index('webhook_deliveries_subject').column('subject_id').execute();
}
