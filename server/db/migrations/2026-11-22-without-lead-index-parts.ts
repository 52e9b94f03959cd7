import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The lead index is now a separate file; the database keeps only the log of changed and erased leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const statement of sqlite ? forSqlite : forPostgres) await sql.raw(statement).execute(db);
  await db.schema.dropTable('lead_index_parts').execute();
}

const forSqlite = ['delete', 'update of kind, created_at, page_source, search_text, spam_signals'].flatMap((change) => [
  `drop trigger leads_${change.slice(0, 6)}`,
  `create trigger leads_${change.slice(0, 6)} after ${change} on leads begin
    insert into lead_index_changes (seq, changed_at) values (old.rowid, unixepoch() * 1000);
  end`,
]);

const forPostgres = [
  `create or replace function lead_index_forget() returns trigger language plpgsql as $$
    begin
      insert into lead_index_changes (seq, changed_at) values (old.seq, extract(epoch from clock_timestamp()) * 1000);
      return null;
    end $$`,
];
