import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * The audit log can only be appended to: SQLite's REPLACE deletes without firing the triggers that forbid deletion. A
 * number that exists, or that the head has not assigned yet, cannot be inserted, and the head's single row cannot be
 * replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const run = async (on: Kysely<unknown>, statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(on);
  };
  if (sqlite && !db.isTransaction) await db.transaction().execute((transaction) => run(transaction, forSqlite));
  else await run(db, sqlite ? forSqlite : forPostgres);
}

/** Nobody can delete entries younger than this (seconds, 180 days); unchanged. */
const protectedSeconds = 180 * 86_400;

const forSqlite = [
  // Without SQLite's hidden rowid, through which an entry could be replaced under another number.
  `create table audit_log_kept (
    seq bigint primary key not null, at bigint not null, actor text not null, action text not null, subject text not null,
    details text not null, previous_hash text not null, hash text not null) without rowid`,
  `insert into audit_log_kept (seq, at, actor, action, subject, details, previous_hash, hash)
    select seq, at, actor, action, subject, details, previous_hash, hash from audit_log order by seq`,
  'drop table audit_log',
  'alter table audit_log_kept rename to audit_log',
  ...['at', 'action', 'actor', 'subject'].map(
    (column) => `create index audit_log_${column} on audit_log (${column}, seq)`,
  ),
  `create trigger audit_log_never_changes before update on audit_log
    begin select raise(abort, 'audit_log is append-only'); end`,
  `create trigger audit_log_stays before delete on audit_log
    when old.at > (cast(strftime('%s', 'now') as integer) - ${protectedSeconds}) * 1000
    begin select raise(abort, 'audit_log is append-only'); end`,
  `create trigger audit_log_at_its_end before insert on audit_log
    when new.seq <= (select coalesce(max(seq), 0) from audit_log) or new.seq > (select max(seq) from audit_head)
    begin select raise(abort, 'audit_log is append-only'); end`,
  `create trigger audit_head_is_one before insert on audit_head
    begin select raise(abort, 'audit_head stays'); end`,
  'drop trigger audit_head_only_grows',
  `create trigger audit_head_only_grows before update on audit_head when new.seq < old.seq or new.id <> old.id
    begin select raise(abort, 'audit_head only grows'); end`,
];

const forPostgres = [
  `create function audit_log_at_its_end() returns trigger language plpgsql as $$
    begin
      if new.seq <= (select coalesce(max(seq), 0) from audit_log) or new.seq > (select max(seq) from audit_head) then
        raise exception 'audit_log is append-only';
      end if;
      return new;
    end $$`,
  `create trigger audit_log_at_its_end before insert on audit_log
    for each row execute function audit_log_at_its_end()`,
  `create trigger audit_head_is_one before insert on audit_head
    for each row execute function audit_log_refuse()`,
  `create trigger audit_head_not_emptied before truncate on audit_head
    for each statement execute function audit_log_refuse()`,
  'drop trigger audit_head_only_grows on audit_head',
  `create trigger audit_head_only_grows before update on audit_head for each row
    when (new.seq < old.seq or new.id <> old.id) execute function audit_log_refuse()`,
];
