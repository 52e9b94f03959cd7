import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { keysOf } from '#contract/keys-of.ts';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { appliedTo, missingIn } from '#server/db/update/applied.ts';
import { migrateToLatest } from '#server/db/update/migrate.ts';
import { unfinishedMove } from '#server/db/update/unusable.ts';
import { createDigest, type Digest, digestOf } from './digest.ts';
import { beginReading, refuseOpenFile, refuseOtherConnections } from './exclusive-access.ts';
import { MoveError } from './move-error.ts';
import { columnsOf, insertRows, rowsOf, type Side, sideOf, type TableName } from './rows.ts';
import { counters, movedTables } from './tables.ts';

type DatabaseLocation = Parameters<typeof connect>[0];
type Moved = { table: TableName } & Digest;

type Options = {
  /** Verifies the audit log's hash chain in the new database. */
  isAuditLogIntact: (database: Database) => Promise<boolean>;
  onTable?: (moved: Moved) => void;
};

/**
 * Copies everything from one database into another, empty one, of either engine, and compares both table by table. The
 * source is not changed. Until the comparison is complete, a marker in the target keeps a site from starting on it.
 * @throws MoveError if either one is in use or in the wrong state, or if they differ at the end
 */
export async function moveDatabase(
  from: DatabaseLocation,
  to: DatabaseLocation,
  { isAuditLogIntact, onTable = () => {} }: Options,
) {
  if (!from.DATABASE_URL) {
    if (!existsSync(from.databaseFile)) throw new MoveError(`There is no database to move: ${from.databaseFile}.`);
    refuseOpenFile(from.databaseFile);
  }
  const source = connect(from);
  try {
    await reached('The database of the settings', sql`select 1`.execute(source.unlimited));
    const moved: Moved[] = await source.unlimited
      .withoutPlugins()
      .connection()
      .execute(async (db) => {
        const reading = { db, engine: source.engine };
        await refuseOtherConnections(reading);
        await refuseOtherShape(reading);
        await reached('TARGET', refuseUsed(to));
        const target = connect(to);
        try {
          await beginReading(reading);
          return await copyAll(reading, target, onTable, isAuditLogIntact);
        } finally {
          await sql`rollback`.execute(db).catch(() => {});
          await target.close();
        }
      });
    return moved;
  } finally {
    await source.close();
  }
}

async function copyAll(
  source: Side,
  database: Database,
  onTable: (moved: Moved) => void,
  isAuditLogIntact: Options['isAuditLogIntact'],
): Promise<Moved[]> {
  const target = sideOf(database);
  await sql`create table ${sql.table(unfinishedMove)} (began_at text not null)`.execute(target.db);
  await sql`insert into ${sql.table(unfinishedMove)} values (${new Date().toISOString()})`.execute(target.db);
  await migrateToLatest(database);
  const columns = await columnsOf(target);
  const moved: Moved[] = [];
  for (const table of keysOf(movedTables)) {
    const names = columns.get(table) ?? [];
    const digest = await copyTable(source, target, table, names);
    const written = await target.db.transaction().execute((db) => digestOf({ ...target, db }, table, names));
    if (digest.content !== written.content || digest.rows !== written.rows)
      throw new MoveError(`Table ${table} differs between the databases: ${digest.rows} and ${written.rows} rows.`);
    moved.push({ table, ...digest });
    onTable({ table, ...digest });
  }
  await copyCounters(source, target);
  if (!(await isAuditLogIntact(database))) throw new MoveError('The hash chain of the audit log is broken.');
  await sql`drop table ${sql.table(unfinishedMove)}`.execute(target.db);
  return moved;
}

function copyTable(source: Side, target: Side, table: TableName, columns: readonly string[]): Promise<Digest> {
  const digest = createDigest(columns);
  const { written } = movedTables[table];
  return target.db.transaction().execute(async (db) => {
    const into = { ...target, db };
    if (written) await sql`delete from ${sql.table(table)}`.execute(db);
    for await (const rows of rowsOf(source, table, columns)) {
      digest.add(rows);
      // Its single row already exists and may only grow.
      if (table === 'audit_head')
        for (const row of rows) await sql`update audit_head set seq = ${row.seq}, hash = ${row.hash}`.execute(db);
      else await insertRows(into, table, columns, rows);
    }
    return digest.end();
  });
}

/** Copies sequences, so that numbers already assigned are not assigned again. */
async function copyCounters(source: Side, target: Side): Promise<void> {
  for (const { table, column } of counters) {
    const last = await lastNumber(source, table, column);
    if (target.engine === 'postgres') {
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${Math.max(last, 1)}, ${last > 0})`.execute(
        target.db,
      );
    } else if (column === 'n') {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(target.db);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(target.db);
    }
  }
}

async function lastNumber({ db, engine }: Side, table: string, column: string): Promise<number> {
  const query =
    engine === 'postgres'
      ? sql<{
          last: number;
        }>`select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass), 0) as last`
      : column === 'n'
        ? sql<{ last: number }>`select coalesce(max(seq), 0) as last from sqlite_sequence where name = ${table}`
        : sql<{ last: number }>`select coalesce(max(rowid), 0) as last from ${sql.table(table)}`;
  const { rows } = await query.execute(db);
  return rows[0]?.last ?? 0;
}

async function refuseOtherShape({ db }: Side): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === unfinishedMove))
    throw new MoveError('The database to move is incomplete: an earlier move into it did not finish.');
  const applied = await appliedTo(db);
  if (missingIn(applied).length > 0 || applied.names.length !== Object.keys(migrations).length)
    throw new MoveError('The database to move belongs to another version of the site: start this version on it once.');
}

/** @throws MoveError with a one-line message if the driver cannot use the database */
function reached<T>(name: string, attempt: Promise<T>): Promise<T> {
  return attempt.catch((error: Error) => {
    throw error instanceof MoveError ? error : new MoveError(`${name} cannot be used: ${error.message}.`);
  });
}

/** @throws MoveError if the target database is not empty */
async function refuseUsed(to: DatabaseLocation): Promise<void> {
  if (!to.DATABASE_URL && !existsSync(to.databaseFile)) return;
  const target = connect(to);
  try {
    const tables = await target.unlimited.introspection.getTables({ withInternalKyselyTables: true });
    const name = to.DATABASE_URL ? 'The database of TARGET' : to.databaseFile;
    const how = to.DATABASE_URL ? 'drop and recreate it' : 'delete this file with its -wal and -shm files';
    if (tables.some((table) => table.name === unfinishedMove))
      throw new MoveError(`${name} contains an interrupted move: ${how}, then move again. The source is unchanged.`);
    if (tables.length > 0) throw new MoveError(`${name} is not empty: use an empty one.`);
  } finally {
    await target.close();
  }
}
