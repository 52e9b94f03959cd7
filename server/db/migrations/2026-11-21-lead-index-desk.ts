import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * The lead index now covers the desk and suspects: changes of a lead's state or owner are logged too. In PostgreSQL
 * changes are now numbered in the order of their commits, so a reader of one has missed none before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .alterTable('lead_index_changes')
    .addColumn('desk', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // The lead index now serves lists by state or owner.
  for (const index of ['lead_desk_state', 'lead_desk_owner', 'lead_desk_owner_state'])
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable('lead_desk').dropColumn('lead_created_at').execute();
  for (const statement of sqlite ? forSqlite : forPostgres) await sql.raw(statement).execute(db);
}

const columns = 'kind, created_at, page_source, search_text, spam_signals';

const forSqlite = [
  'drop trigger leads_update',
  `create trigger leads_update after update of ${columns} on leads begin
    insert into lead_index_changes (seq, changed_at) values (old.rowid, unixepoch() * 1000);
    delete from lead_index_parts where first_seq <= old.rowid and last_seq >= old.rowid;
  end`,
  // If the lead itself is being deleted, no row is found and nothing is logged.
  ...['insert', 'update', 'delete'].map(
    (change) => `create trigger lead_desk_${change} after ${change} on lead_desk begin
      insert into lead_index_changes (seq, changed_at, desk)
      select rowid, unixepoch() * 1000, 1 from leads where id = ${change === 'insert' ? 'new' : 'old'}.lead_id;
    end`,
  ),
];

const forPostgres = [
  'drop trigger leads_update on leads',
  `create trigger leads_update after update of ${columns} on leads for each row execute function lead_index_forget()`,
  // Taken before any row is locked, so that two changes cannot deadlock; storing a range takes this lock as well.
  `create function lead_index_in_turn() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(20261121);
      return null;
    end $$`,
  ...['delete on leads', `update of ${columns} on leads`, 'insert or update or delete on lead_desk'].map(
    (change, index) =>
      `create trigger lead_index_in_turn_${index} before ${change} for each statement execute function lead_index_in_turn()`,
  ),
  `create function lead_index_desk() returns trigger language plpgsql as $$
    begin
      insert into lead_index_changes (seq, changed_at, desk)
      select seq, extract(epoch from clock_timestamp()) * 1000, 1 from leads
      where id = case when tg_op = 'DELETE' then old.lead_id else new.lead_id end;
      return null;
    end $$`,
  'create trigger lead_desk_changes after insert or update or delete on lead_desk for each row execute function lead_index_desk()',
];
