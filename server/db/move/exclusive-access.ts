import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { keysOf } from '#contract/keys-of.ts';
import { MoveError } from './move-error.ts';
import type { Side } from './rows.ts';
import { movedTables } from './tables.ts';

/**
 * Ensures that no process has the database open, above all no site that stores leads.
 * @throws MoveError if one has
 */
export function refuseOpenFile(file: string): void {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    // A process that has a WAL database open keeps others from locking it exclusively.
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback');
  } catch (error) {
    if (!/locked/.test(error instanceof Error ? error.message : '')) throw error;
    throw new MoveError(`${file} is in use: stop the site (and anything else that has it open), then move.`);
  } finally {
    database.close();
  }
}

/** Milliseconds for which a connection that was just closed may still be listed. */
const leaving = 3000;

/** @throws MoveError if anyone else is connected to the PostgreSQL database */
export async function refuseOtherConnections({ db, engine }: Side): Promise<void> {
  if (engine === 'sqlite') return;
  for (const until = Date.now() + leaving; ; await sleep(100)) {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
    const others = rows[0]?.others ?? 0;
    if (others === 0) return;
    if (Date.now() > until)
      throw new MoveError(
        `The database is in use (other connections: ${others}). Stop the site, and PgBouncer if there is one, then move.`,
      );
  }
}

/**
 * Begins the single read transaction from which everything is copied. Until it ends nobody can write: a site that is
 * started meanwhile refuses leads instead of losing them.
 */
export async function beginReading({ db, engine }: Side): Promise<void> {
  if (engine === 'sqlite') {
    await sql`begin immediate`.execute(db);
    return;
  }
  await sql`begin isolation level repeatable read`.execute(db);
  const tables = sql.join(keysOf(movedTables).map((name) => sql.table(name)));
  await sql`lock table ${tables} in share mode`.execute(db);
}
