import type { Kysely } from 'kysely';

/**
 * Each sign-up and link looks up an address's newsletters in order of time. With an index on the address alone, SQLite
 * chooses another one that has this order, and reads all confirmed sign-ups.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('newsletter_signups_email_key').execute();
  await db.schema
    .createIndex('newsletter_signups_address')
    .on('newsletter_signups')
    .columns(['email_key', 'state', 'created_at', 'id'])
    .execute();
}
