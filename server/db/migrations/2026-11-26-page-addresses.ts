import { type Kysely, sql } from 'kysely';

/**
 * Stored addresses of pages lose their fragment, a calculation in their query, and the token of a mailed link: until
 * now they were stored as the browser had them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leads', 'newsletter_signups']) {
    for (let after = ''; ; ) {
      const { rows } = await sql<{ id: string; page_url: string }>`
        select id, page_url from ${sql.table(table)} where id > ${after} and (${sql.join(suspects, sql` or `)})
        order by id limit 1000`.execute(db);
      for (const { id, page_url } of rows)
        await sql`update ${sql.table(table)} set page_url = ${shortened(page_url)} where id = ${id}`.execute(db);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
}

const suspects = ['%#%', '%calculation=%', '%/newsletter/%', '%/booking/%', '%/papers/%'].map(
  (pattern) => sql`page_url like ${pattern}`,
);

/** A copy of the rule as of this migration. */
function shortened(address: string): string {
  const [whole = ''] = address.split('#');
  const [path = '', query = ''] = whole.split('?');
  const parameters = query.split('&').filter((one) => one !== '' && !one.startsWith('calculation='));
  const plain = path.replace(/(\/(?:newsletter\/[^/]+|booking|papers)\/)[^/]+$/, '$1…');
  return plain + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}
