import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Nobody can delete entries of the audit log younger than this (seconds, 180 days). */
const protectedSeconds = 180 * 86_400;

/** Second factor, devices of sessions, login attempts, the audit log, erasures with their proofs, uploaded files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const staff = () => db.schema.alterTable('staff');
  await staff().addColumn('totp_secret', 'text').execute();
  await staff().addColumn('totp_since', 'bigint').execute();
  await staff().addColumn('totp_last_step', 'bigint').execute();
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('staff_id', 'varchar(36)', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('staff_recovery_codes_key', ['staff_id', 'code_hash'])
    .execute();
  await db.schema
    .createTable('login_attempts')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addColumn('blocked_until', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('erasures')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('person_hash', 'text', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('erasures_person').on('erasures').columns(['person_hash', 'at']).execute();
  await db.schema
    .createTable('consent_proofs')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('person_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('wording_version', 'text', (c) => c.notNull())
    .addColumn('signed_up_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('consent_proofs_person').on('consent_proofs').column('person_hash').execute();
  // By address, whatever its case: otherwise finding a person's leads means reading all of them.
  await sql`create index if not exists leads_email_lower on leads (lower(email), created_at)`.execute(db);
  // Suspects are few: the sweep finds the old ones without reading the other leads.
  await sql`create index leads_suspect on leads (created_at) where spam_signals <> '[]'`.execute(db);

  await db.schema
    .createTable('white_paper_files')
    .addColumn('id', 'varchar(36)', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('unused_since', 'bigint')
    .execute();
  await db.schema
    .createTable('white_paper_chunks')
    .addColumn('file_id', 'varchar(36)', (c) => c.notNull().references('white_paper_files.id').onDelete('cascade'))
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('bytes', sqlite ? 'blob' : 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('white_paper_chunks_key', ['file_id', 'position'])
    .execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('seq', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('previous_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_log_at').on('audit_log').columns(['at', 'seq']).execute();
  await db.schema.createIndex('audit_log_action').on('audit_log').columns(['action', 'seq']).execute();
  await db.schema.createIndex('audit_log_actor').on('audit_log').columns(['actor', 'seq']).execute();
  await db.schema.createIndex('audit_log_subject').on('audit_log').columns(['subject', 'seq']).execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into audit_head (id, seq, hash) values (1, 0, '')`.execute(db);
  await (sqlite ? guardSqlite(db) : guardPostgres(db));
}

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger audit_log_never_changes before update on audit_log
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db);
  await sql`
    create trigger audit_log_stays before delete on audit_log
    when old.at > (cast(strftime('%s', 'now') as integer) - ${sql.lit(protectedSeconds)}) * 1000
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db);
  await sql`
    create trigger audit_head_stays before delete on audit_head
    begin select raise(abort, 'audit_head stays'); end`.execute(db);
  await sql`
    create trigger audit_head_only_grows before update on audit_head when new.seq < old.seq
    begin select raise(abort, 'audit_head only grows'); end`.execute(db);
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_log_refuse() returns trigger language plpgsql as $$
    begin raise exception 'audit_log is append-only'; end $$`.execute(db);
  await sql`
    create trigger audit_log_never_changes before update on audit_log
    for each row execute function audit_log_refuse()`.execute(db);
  await sql`
    create trigger audit_log_stays before delete on audit_log for each row
    when (old.at > (extract(epoch from clock_timestamp()) - ${sql.lit(protectedSeconds)}) * 1000)
    execute function audit_log_refuse()`.execute(db);
  await sql`
    create trigger audit_log_not_emptied before truncate on audit_log
    for each statement execute function audit_log_refuse()`.execute(db);
  await sql`
    create trigger audit_head_stays before delete on audit_head
    for each row execute function audit_log_refuse()`.execute(db);
  await sql`
    create trigger audit_head_only_grows before update on audit_head for each row
    when (new.seq < old.seq) execute function audit_log_refuse()`.execute(db);
}
