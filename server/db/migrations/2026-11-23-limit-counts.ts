import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * What visitors did within the window of a limit, counted by all processes on one PostgreSQL; SQLite has the table and
 * leaves it empty. Unlogged: a count costs no wait for the disk, and a crash of the database begins it anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const unlogged = db.getExecutor().adapter instanceof PostgresAdapter ? sql`unlogged` : sql``;
  await sql`create ${unlogged} table limit_counts (
    key text primary key not null, ends_at bigint not null, count integer not null)`.execute(db);
}
