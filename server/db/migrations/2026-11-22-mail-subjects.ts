import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Stores the id of the lead, sign-up or booking that a mail is about in a column of its own, with an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema.alterTable('outbox').addColumn('subject_id', 'varchar(36)').execute();
  const ids = ['leadId', 'signupId', 'bookingId'].map((name) =>
    sqlite ? sql`json_extract(data, ${sql.lit(`$.${name}`)})` : sql`data::json ->> ${sql.lit(name)}`,
  );
  await sql`update outbox set subject_id = coalesce(${sql.join(ids)})`.execute(db);
  await db.schema.createIndex('outbox_subject').on('outbox').column('subject_id').execute();
}
