import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import { ensurePrivateFile } from '#server/db/private-file.ts';
import { RowBatch } from '#server/db/row-batch.ts';

/**
 * Milliseconds that a statement waits for another process's write lock. Short, because it blocks this thread; the
 * intake retries by itself.
 */
const busyMilliseconds = 250;

/** Maximum number of cached prepared statements; there are few queries, and their texts repeat. */
const maxStatements = 200;

/**
 * SQLite supports transactional DDL: a start that is interrupted during a migration, or two concurrent starts, leave no
 * half-made schema that would block later starts.
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
 * Kysely dialect over node:sqlite: WAL, every commit is on disk before it is answered (synchronous=FULL), foreign keys
 * on, deleted data is overwritten, and only this user can read the files.
 */
export function sqliteDialect(file: string): SqliteDialect {
  ensurePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: busyMilliseconds, enableForeignKeyConstraints: true });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma cache_size = -32000; pragma wal_autocheckpoint = 4000;',
  );
  return dialectOf(database);
}

/**
 * The same for an existing file, read-only.
 * @throws if the file does not exist
 */
export function readOnlySqliteDialect(file: string): SqliteDialect {
  return dialectOf(new DatabaseSync(file, { timeout: busyMilliseconds, readOnly: true }));
}

function dialectOf(database: DatabaseSync): SqliteDialect {
  const statements = new Map<string, ReturnType<typeof adapt>>();
  return new TransactionalDialect({
    database: {
      prepare(sql) {
        // A full disk has already rolled back the transaction; failing here would hide the original error.
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

/** Adapts a node:sqlite statement to Kysely's interface. */
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

/** node:sqlite silently stores a Date as NULL and rejects booleans and undefined: convert booleans, reject the rest. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot bind ${Object.prototype.toString.call(value)}`);
}
