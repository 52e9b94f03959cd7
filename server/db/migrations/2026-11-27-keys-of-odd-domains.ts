import { type Kysely, sql } from 'kysely';

/**
 * Addresses whose domain contains `/`, `?`, `#` or `%` had the key of another mailbox: `a@b.example/x` that of
 * `a@b.example`. They are no longer accepted; those stored get keys of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leads', 'newsletter_signups']) {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from ${sql.table(table)} where ${sql.join(suspects, sql` or `)}`.execute(db);
    for (const { id, email } of rows) {
      const key = email.trim().normalize('NFC').toLowerCase();
      if (/[/?#%\\]/.test(key.slice(key.lastIndexOf('@'))))
        await sql`update ${sql.table(table)} set email_key = ${key} where id = ${id}`.execute(db);
    }
  }
}

const suspects = ['%@%/%', '%@%?%', '%@%#%', '%@%\\%%'].map((pattern) => sql`email like ${pattern} escape '\\'`);
