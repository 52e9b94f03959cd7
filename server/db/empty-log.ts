import { sql } from 'kysely';
import type { Database } from './connection/connect.ts';

/**
 * Truncates SQLite's write-ahead log (the file `-wal`), which keeps erased data until it is overwritten. While another
 * connection reads from it, the log stays until the next call. PostgreSQL manages its own log and archive.
 */
export async function emptyLog({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
