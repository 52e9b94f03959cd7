import type { Kysely } from 'kysely';

/** A confirmation mail looks up the sign-ups that it serves; without this index it reads all pending ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('newsletter_signups_mail')
    .on('newsletter_signups')
    .columns(['mail_id', 'state', 'created_at', 'id'])
    .execute();
}
