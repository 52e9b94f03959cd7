import type { Kysely } from 'kysely';

/**
 * What an address receives is asked with each sign-up and link, in order of time: with an index of the address alone
 * SQLite reads all confirmed ones instead, which stand in that order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('newsletter_signups_email_key').execute();
  await db.schema
    .createIndex('newsletter_signups_address')
    .on('newsletter_signups')
    .columns(['email_key', 'state', 'created_at', 'id'])
    .execute();
}
