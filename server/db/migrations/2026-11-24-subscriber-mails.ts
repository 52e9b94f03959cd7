import type { Kysely } from 'kysely';

/** A confirmation mail asks which sign-ups it serves: without this, each one reads all that are pending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('newsletter_signups_mail')
    .on('newsletter_signups')
    .columns(['mail_id', 'state', 'created_at', 'id'])
    .execute();
}
