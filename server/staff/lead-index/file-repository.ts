import { rmSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { sqliteCode } from '#server/db/error-member.ts';
import { ensurePrivateFile } from '#server/db/private-file.ts';

/** Raise it with every change of the tables below: a file with another version is rebuilt. */
const schemaVersion = 2;
/** How long to wait for another process that writes to the file (milliseconds). */
const patience = 30_000;

/** ASCII punctuation treated as letters; the tokenizer takes everything beyond ASCII for letters anyway. */
const marks = `!""#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~`;

/**
 * `documents` has a row for each visible lead, in the order of the list: `doc` increases with time and id; `places`
 * maps time and id to `doc`. `texts` has the text in the two full-text tables, which is needed to erase it from them; a
 * text without a document waits to be erased. `sources` has the number of documents by source.
 */
const schema = `
  create table progress (one integer primary key check (one = 1), value text not null);
  create table gaps (seq integer primary key, since integer not null);
  create table names (code integer primary key, name text not null unique);
  create table documents (doc integer primary key, created_at integer not null, kind integer not null,
    source integer not null, state integer not null, owner integer not null, answered integer not null, suspect integer not null);
  create table places (created_at integer not null, id text not null, doc integer not null,
    primary key (created_at, id)) without rowid;
  create index documents_source on documents (source, doc, kind, state, owner);
  create index documents_state on documents (state, doc, owner, kind, source, answered, suspect);
  create table sources (source integer primary key, leads integer not null);
  create trigger counted after insert on documents begin
    insert into sources values (new.source, 1) on conflict (source) do update set leads = leads + 1;
  end;
  create trigger uncounted after delete on documents begin
    update sources set leads = leads - 1 where source = old.source;
  end;
  create trigger recounted after update of source on documents when new.source <> old.source begin
    update sources set leads = leads - 1 where source = old.source;
    insert into sources values (new.source, 1) on conflict (source) do update set leads = leads + 1;
  end;
  create table texts (doc integer primary key, seq integer, id text not null, text text not null);
  create unique index texts_seq on texts (seq);
  create virtual table postings using fts5 (text, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1');
  create virtual table grams using fts5 (text, content = '', columnsize = 0, detail = none, tokenize = "ascii tokenchars '${marks}'");
  insert into postings (postings, rank) values ('secure-delete', 1);
  insert into grams (grams, rank) values ('secure-delete', 1);
  pragma user_version = ${schemaVersion};
`;

/** SQLite's result codes for a file that is corrupt, violates a constraint, or is not a database. */
const damaged = new Set([11, 19, 26]);

export function isDamaged(error: unknown): boolean {
  return damaged.has(sqliteCode(error));
}

export type IndexFile = ReturnType<typeof openFile>;

/** Opens the file; rebuilds it if it is missing, corrupt or of another version. */
export function openIndexFile(path: string): IndexFile {
  try {
    return openFile(path);
  } catch (error) {
    if (!isDamaged(error) && !(error instanceof OtherVersion)) throw error;
    deleteFile(path);
    return openFile(path);
  }
}

/** The file can be deleted, because everything in it is in the database as well. */
function deleteFile(path: string): void {
  for (const end of ['', '-journal']) rmSync(path + end, { force: true });
}

class OtherVersion extends Error {}

function openFile(path: string) {
  ensurePrivateFile(path);
  const database = new DatabaseSync(path, { timeout: patience });
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= 100) statements.clear();
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const inTransaction = <T>(work: () => T): T => {
    database.exec('begin immediate');
    try {
      const done = work();
      database.exec('commit');
      return done;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
  try {
    // Overwrite what is erased, including freed pages. A write-ahead log would keep erased data, and would be applied
    // to a new file if somebody deleted only the main one.
    database.exec(
      'pragma journal_mode = truncate; pragma synchronous = normal; pragma secure_delete = on; pragma cache_size = -16000;',
    );
    inTransaction(() => {
      const version = database.prepare('pragma user_version').get()?.user_version;
      const tables = database.prepare('select count(*) as count from sqlite_schema').get()?.count;
      if (version === 0 && tables === 0) database.exec(schema);
      else if (version !== schemaVersion) throw new OtherVersion();
    });
  } catch (error) {
    database.close();
    throw error;
  }
  const { ino } = statSync(path);
  return {
    rows: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as Row[],
    row: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).get(...values) as Row | undefined,
    run: (sql: string, ...values: SQLInputValue[]): void => void prepared(sql).run(...values),
    /** Rows that this process has changed since it opened the file. */
    changes: () => Number(prepared('select total_changes() as changes').get()?.changes),
    inTransaction,
    close: () => database.close(),
    /** Closes and deletes the file, unless another process has replaced it already. */
    discard(): void {
      database.close();
      if (statSync(path, { throwIfNoEntry: false })?.ino === ino) deleteFile(path);
    },
  };
}
