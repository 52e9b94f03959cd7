import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Appointments, the tables that prevent double booking, and the periods that staff block. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('lead_id', 'varchar(36)', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('start_at', 'bigint', (c) => c.notNull())
    .addColumn('end_at', 'bigint', (c) => c.notNull())
    .addColumn('buffer', 'bigint', (c) => c.notNull())
    .addColumn('day', 'varchar(10)', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('bookings_start').on('bookings').columns(['state', 'start_at', 'id']).execute();
  await db.schema.createIndex('bookings_lead').on('bookings').columns(['lead_id']).execute();

  await db.schema
    .createTable('booking_quarters')
    .addColumn('quarter', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('booking_id', 'varchar(36)', (c) => c.notNull())
    .$call((table) => (sqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema.createIndex('booking_quarters_booking').on('booking_quarters').columns(['booking_id']).execute();

  await db.schema
    .createTable('booking_days')
    .addColumn('day', 'varchar(10)', (c) => c.primaryKey().notNull())
    .addColumn('locked_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('booking_blocks')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('from_at', 'bigint', (c) => c.notNull())
    .addColumn('to_at', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
}
