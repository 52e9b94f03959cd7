import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Stores in a column, when the row is written, whether a lead or sign-up looks like spam: the signals are judged only
 * once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const signals = sqlite
    ? sql`json_each(spam_signals)`
    : sql`json_array_elements_text(spam_signals::json) as signal(value)`;
  for (const table of ['leads', 'newsletter_signups']) {
    await db.schema
      .alterTable(table)
      .addColumn('suspect', 'smallint', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`
      update ${sql.table(table)} set suspect = 1
      where spam_signals <> '[]'
        and exists (select 1 from ${signals} where value in ('honeypot', 'rate', 'elsewhere'))`.execute(db);
  }
  await db.schema.dropIndex('leads_suspect').execute();
  // Suspects are few: the sweep finds the old ones without reading the other leads.
  await sql`create index leads_suspect on leads (created_at) where suspect = 1`.execute(db);
}
