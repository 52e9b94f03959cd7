import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Counts of the rate limits, shared by all processes on one PostgreSQL; on SQLite the table stays empty. Unlogged:
 * counting does not wait for the disk, and a crash of the database resets the counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const unlogged = db.getExecutor().adapter instanceof PostgresAdapter ? sql`unlogged` : sql``;
  await sql`create ${unlogged} table limit_counts (
    key text primary key not null, ends_at bigint not null, count integer not null)`.execute(db);
}
