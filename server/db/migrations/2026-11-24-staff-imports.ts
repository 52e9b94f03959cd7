import type { Kysely } from 'kysely';

/**
 * Imports of old leads and subscribers: the rows of open ones, and the records each has created, so that it can be
 * undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('headings', 'text', (c) => c.notNull())
    .addColumn('plan', 'text')
    .addColumn('parts', 'integer', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('next_part', 'integer', (c) => c.notNull())
    .addColumn('made', 'integer', (c) => c.notNull())
    .addColumn('duplicates', 'integer', (c) => c.notNull())
    .addColumn('refused', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('import_parts')
    .addColumn('import_id', 'varchar(36)', (c) => c.notNull())
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('cells', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_parts_key', ['import_id', 'part'])
    .execute();
  await db.schema
    .createTable('import_records')
    .addColumn('record_id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('import_id', 'varchar(36)', (c) => c.notNull())
    .addColumn('kept', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('import_records_of').on('import_records').columns(['import_id', 'kept']).execute();
}
