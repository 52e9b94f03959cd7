import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import { keepPrivate } from '#server/db/private-file.ts';
import { RowBatch } from '#server/db/row-batch.ts';

/**
 * How long a statement waits for another process that writes. Short, because this thread does nothing else meanwhile;
 * the intake tries again by itself.
 */
const busyMilliseconds = 250;

/** Prepared statements kept at most; queries are few, their texts repeat. */
const maxStatements = 200;

/**
 * SQLite changes tables within a transaction as well: a start that is cut off in the middle of a migration, or two at
 * the same time, leave no half-made schema, with which no later start could go on.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/**
 * Kysely dialect over node:sqlite: WAL, every commit reaches the disk before it is answered
 * (synchronous=FULL), foreign keys on, what is deleted is overwritten, and nobody else may read the files.
 */
export function sqliteDialect(file: string): SqliteDialect {
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: busyMilliseconds, enableForeignKeyConstraints: true });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma cache_size = -32000; pragma wal_autocheckpoint = 4000;',
  );
  return dialectOf(database);
}

/** The same over a file that is there, of which nothing is changed. @throws where there is none */
export function readOnlySqliteDialect(file: string): SqliteDialect {
  return dialectOf(new DatabaseSync(file, { timeout: busyMilliseconds, readOnly: true }));
}

function dialectOf(database: DatabaseSync): SqliteDialect {
  const statements = new Map<string, ReturnType<typeof adapt>>();
  return new TransactionalDialect({
    database: {
      prepare(sql) {
        // A full disk has ended the transaction already; the error that says so must not be hidden by this one.
        if (sql === 'rollback' && !database.isTransaction) return nothing;
        const known = statements.get(sql);
        if (known) return known;
        if (statements.size >= maxStatements) statements.clear();
        const statement = adapt(database.prepare(sql));
        statements.set(sql, statement);
        return statement;
      },
      close: () => database.close(),
    },
  });
}

const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** What Kysely expects of a statement, in terms of node:sqlite. */
function adapt(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bindable)),
    run: (parameters: readonly unknown[]) => {
      const [first] = parameters;
      return first instanceof RowBatch ? runBatch(statement, first) : statement.run(...parameters.map(bindable));
    },
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(bindable)),
  };
}

function runBatch(statement: StatementSync, { rows }: RowBatch) {
  for (const row of rows) statement.run(...row.map(bindable));
  return { changes: rows.length, lastInsertRowid: 0 };
}

/** node:sqlite stores a Date as NULL without a word and refuses booleans and undefined; say so or convert. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot bind ${Object.prototype.toString.call(value)}`);
}
