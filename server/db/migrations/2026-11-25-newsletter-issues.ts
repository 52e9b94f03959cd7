import type { Kysely } from 'kysely';

/**
 * Newsletter issues: drafts, sent ones and the archive. Sending walks through the readers by id, with an index for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('slug', 'varchar(80)', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('subject_de', 'text', (c) => c.notNull())
    .addColumn('subject_en', 'text', (c) => c.notNull())
    .addColumn('teaser_de', 'text', (c) => c.notNull())
    .addColumn('teaser_en', 'text', (c) => c.notNull())
    .addColumn('body_de', 'text', (c) => c.notNull())
    .addColumn('body_en', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .addColumn('sending_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('sent_by', 'text', (c) => c.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('cursor', 'varchar(36)', (c) => c.notNull())
    .addColumn('readers', 'integer', (c) => c.notNull())
    .addColumn('mailed', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_signups_readers')
    .on('newsletter_signups')
    .columns(['kind', 'state', 'id'])
    .execute();
}
