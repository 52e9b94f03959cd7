import { sql } from 'kysely';
import type { Database } from './connection/connect.ts';

/**
 * Empties SQLite's write-ahead log (the file `-wal`), which holds what was erased until it is written over. While
 * somebody still reads from it the log stays, for the next call. PostgreSQL's log is its own, and its archive's.
 */
export async function emptyLog({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
