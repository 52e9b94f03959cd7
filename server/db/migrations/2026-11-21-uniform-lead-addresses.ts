import { domainToASCII } from 'node:url';
import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Adds a normalised address to leads, so that an index finds all of a person's leads, however the domain is spelled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema.dropIndex('leads_email_lower').execute();
  await db.schema
    .alterTable('leads')
    .addColumn('email_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  // Addresses of these characters only need lowercasing, except that a domain with a numeric label may be normalised
  // differently.
  const plain = sqlite
    ? sql`email not glob '*[^a-zA-Z0-9@._+-]*' and email not glob '*.[0-9]*'`
    : sql`email !~ '[^a-zA-Z0-9@._+-]' and email !~ '[.][0-9]'`;
  const lower = sqlite ? sql`lower(email)` : sql`lower(email collate "C")`;
  await sql`update leads set email_key = ${lower} where ${plain}`.execute(db);
  for (const table of ['leads', 'newsletter_signups']) {
    for (let after = ''; ; ) {
      const { rows } = await sql<{ id: string; email: string }>`
        select id, email from ${sql.table(table)} where id > ${after} and not (${plain}) order by id limit 1000`.execute(
        db,
      );
      for (const { id, email } of rows) {
        await sql`update ${sql.table(table)} set email_key = ${emailKey(email)} where id = ${id}`.execute(db);
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
  await db.schema.createIndex('leads_email_key').on('leads').columns(['email_key', 'created_at']).execute();
}

/** A copy of the normalisation as of this migration. */
function emailKey(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const domainStart = address.lastIndexOf('@') + 1;
  return address.slice(0, domainStart) + (domainToASCII(address.slice(domainStart)) || address.slice(domainStart));
}
