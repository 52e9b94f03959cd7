import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Staff's work on leads, page views and daily lead counts for the charts, and deleted white papers that can be
 * restored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  // A row is added when staff first change a lead, so that the intake writes nothing more.
  await schema
    .createTable('lead_desk')
    .addColumn('lead_id', 'varchar(36)', (c) => c.primaryKey().notNull().references('leads.id').onDelete('cascade'))
    .addColumn('lead_created_at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'varchar(36)', (c) => c.references('staff.id'))
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_by', 'varchar(36)', (c) => c.notNull().references('staff.id'))
    // Only looked up by lead: one B-tree instead of two.
    .$call((table) => (sqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  const byTime = ['lead_created_at', 'lead_id'];
  await schema
    .createIndex('lead_desk_state')
    .on('lead_desk')
    .columns(['state', ...byTime])
    .execute();
  await schema
    .createIndex('lead_desk_owner')
    .on('lead_desk')
    .columns(['owner_id', ...byTime])
    .execute();
  await schema
    .createIndex('lead_desk_owner_state')
    .on('lead_desk')
    .columns(['owner_id', 'state', ...byTime])
    .execute();
  await schema.createIndex('lead_desk_changed_at').on('lead_desk').columns(['changed_at']).execute();

  await schema
    .createTable('lead_notes')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('lead_id', 'varchar(36)', (c) => c.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'varchar(36)', (c) => c.notNull().references('staff.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('lead_notes_lead').on('lead_notes').columns(['lead_id', 'created_at']).execute();

  await schema
    .createTable('lead_history')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('lead_id', 'varchar(36)', (c) => c.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'varchar(36)', (c) => c.notNull().references('staff.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('from_value', 'text', (c) => c.notNull())
    .addColumn('to_value', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('lead_history_lead').on('lead_history').columns(['lead_id', 'created_at']).execute();

  // To find all leads of one person.
  await schema
    .createIndex('leads_email_lower')
    .ifNotExists()
    .on('leads')
    .expression(sql`lower(email), created_at`)
    .execute();
  await schema
    .createIndex('newsletter_signups_created_at')
    .ifNotExists()
    .on('newsletter_signups')
    .columns(['created_at', 'id'])
    .execute();
  await schema
    .createIndex('newsletter_signups_state')
    .ifNotExists()
    .on('newsletter_signups')
    .columns(['state', 'created_at', 'id'])
    .execute();

  await schema
    .createTable('page_views')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('views', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'page', 'language'])
    .execute();
  await schema
    .createTable('lead_days')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('page_source', 'text', (c) => c.notNull())
    .addColumn('button_context', 'text', (c) => c.notNull())
    .addColumn('button_text', 'text', (c) => c.notNull())
    .addColumn('suspect', 'bigint', (c) => c.notNull())
    .addColumn('leads', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('lead_days_day').on('lead_days').columns(['day']).execute();

  await schema
    .createTable('deleted_white_papers')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('paper', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint', (c) => c.notNull())
    .execute();
}
