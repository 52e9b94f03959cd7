import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The lead index is a file of its own: the database keeps nothing of it but the log of what was changed and erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const statement of sqlite ? forSqlite : forPostgres) await sql.raw(statement).execute(db);
  await db.schema.dropTable('lead_index_parts').execute();
}

const columns = 'kind, created_at, page_source, search_text, suspect';

const forSqlite = ['delete', `update of ${columns}`].flatMap((change) => [
  `drop trigger leads_${change.slice(0, 6)}`,
  `create trigger leads_${change.slice(0, 6)} after ${change} on leads begin
    insert into lead_index_changes (seq, changed_at) values (old.rowid, unixepoch() * 1000);
  end`,
]);

const forPostgres = [
  'drop trigger leads_update on leads',
  'drop trigger lead_index_in_turn_1 on leads',
  `create trigger leads_update after update of ${columns} on leads for each row execute function lead_index_forget()`,
  `create trigger lead_index_in_turn_1 before update of ${columns} on leads for each statement execute function lead_index_in_turn()`,
  `create or replace function lead_index_forget() returns trigger language plpgsql as $$
    begin
      insert into lead_index_changes (seq, changed_at) values (old.seq, extract(epoch from clock_timestamp()) * 1000);
      return null;
    end $$`,
];
