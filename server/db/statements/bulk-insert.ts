import { CompiledQuery, type Insertable } from 'kysely';
import { keysOf } from '#contract/keys-of.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { RowBatch } from '#server/db/row-batch.ts';
import { written } from '#server/db/schema/json-columns.ts';
import type { Schema } from '#server/db/schema/schema.ts';

type Tables = keyof Schema & string;

const statements = new Map<string, string>();

/**
 * Inserts any number of rows, all with the same members, with one constant statement, prepared once: PostgreSQL gets
 * all rows as a single JSON parameter, SQLite runs the statement per row. A values list costs three to ten times more.
 */
export async function bulkInsert<T extends Tables>(
  db: Db,
  engine: Engine,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = keysOf(first);
  const name = `${engine} ${table} ${columns}`;
  let text = statements.get(name);
  if (!text) {
    text = engine === 'postgres' ? postgresStatement(table, columns) : sqliteStatement(table, columns);
    statements.set(name, text);
  }
  // PostgreSQL stores a nested list or map in a text column as its JSON text.
  const parameter = engine === 'postgres' ? JSON.stringify(rows) : batchOf(columns, rows);
  await db.executeQuery(CompiledQuery.raw(text, [parameter]));
}

function batchOf<Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): RowBatch {
  return new RowBatch(rows.map((row) => columns.map((column) => written(column, row[column]))));
}

function postgresStatement(table: string, columns: readonly string[]): string {
  const list = quoted(columns);
  return `insert into "${table}" (${list}) select ${list} from json_populate_recordset(null::"${table}", $1::json)`;
}

function sqliteStatement(table: string, columns: readonly string[]): string {
  return `insert into "${table}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`;
}

function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
