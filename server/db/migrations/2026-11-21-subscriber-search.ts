import { type Kysely, sql } from 'kysely';

/** Rows read and written at a time. */
const portion = 1000;

type Row = { id: string; first_name: string; last_name: string; email: string };

/** Folded text of what staff search of a sign-up: SQLite's own `lower` knows ASCII alone, and neither engine folds. */
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

/** As sign-ups were folded on that day. */
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
