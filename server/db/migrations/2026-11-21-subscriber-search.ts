import { type Kysely, sql } from 'kysely';

/** Rows per batch. */
const portion = 1000;

type Row = { id: string; first_name: string; last_name: string; email: string };

/**
 * Folded text for staff's search of sign-ups: SQLite's `lower` only handles ASCII, and neither engine folds accents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('newsletter_signups')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`
      select id, first_name, last_name, email from newsletter_signups where id > ${after} order by id limit ${sql.lit(portion)}`.execute(
      db,
    );
    for (const { id, first_name, last_name, email } of rows) {
      const text = foldForSearch(`${first_name} ${last_name} ${email}`);
      await sql`update newsletter_signups set search_text = ${text} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A copy of the folding as of this migration. */
function foldForSearch(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
