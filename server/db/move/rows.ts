import { CompiledQuery, type Expression, sql } from 'kysely';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import { RowBatch } from '#server/db/row-batch.ts';
import { movedTables, rowsAtOnce } from './tables.ts';

/** One of the two databases, with rows as stored: no column is parsed. */
export type Side = { db: Db; engine: Engine };
export type TableName = keyof typeof movedTables;
export type Row = Record<string, unknown>;

export const sideOf = ({ unlimited, engine }: Pick<Database, 'unlimited' | 'engine'>): Side => ({
  db: unlimited.withoutPlugins(),
  engine,
});

/** The columns of every table, sorted by name, the same in both engines. */
export async function columnsOf({ db, engine }: Side): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => {
      const names = columns.map((column) => column.name);
      // PostgreSQL has a column for what is SQLite's rowid.
      return [name, (engine === 'sqlite' && name === 'leads' ? [...names, 'seq'] : names).sort()];
    }),
  );
}

const stored = (engine: Engine, table: string, column: string) =>
  engine === 'sqlite' && table === 'leads' && column === 'seq' ? sql.ref('rowid') : sql.ref(column);

/** Reads all rows of a table in its order, in batches. Call it inside a transaction. */
export async function* rowsOf({ db, engine }: Side, table: TableName, columns: readonly string[]) {
  const { order, rows: size = rowsAtOnce } = movedTables[table];
  const query = db
    .selectFrom(sql<Row>`${sql.table(table)}`.as('moved'))
    .select(columns.map((column) => stored(engine, table, column).as(column)))
    .$if(order !== undefined, (all) => all.orderBy(stored(engine, table, order ?? '')));
  yield* engine === 'sqlite' ? inBatches(query.stream(size), size) : fetched(db, query, size);
}

async function* inBatches(rows: AsyncIterable<Row>, size: number) {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The driver reads a whole result into memory, so this uses a cursor. */
async function* fetched(db: Db, query: Expression<Row>, size: number) {
  await sql`declare moved_rows no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(size)} from moved_rows`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await sql`close moved_rows`.execute(db);
}

/** Inserts rows unchanged, including ids and generated columns. Call it inside a transaction. */
export async function insertRows(
  { db, engine }: Side,
  table: TableName,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const into = sql.join(columns.map((column) => stored(engine, table, column)));
  if (engine === 'sqlite') {
    const marks = sql.raw(columns.map(() => '?').join(', '));
    const { sql: text } = sql`insert into ${sql.table(table)} (${into}) values (${marks})`.compile(db);
    const batch = new RowBatch(rows.map((row) => columns.map((column) => row[column])));
    await db.executeQuery(CompiledQuery.raw(text, [batch]));
    return;
  }
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column) => [column, plain(row[column])]))),
  );
  await sql`insert into ${sql.table(table)} (${into})
    select ${into} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db);
}

/** A value in the form that is the same in JSON for both engines: bytes become PostgreSQL's hex format. */
export const plain = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
