import { type Kysely, sql } from 'kysely';

/** Double opt-in: a normalised address for each sign-up, its confirmation mail, and when it was confirmed or ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('newsletter_signups');
  await table()
    .addColumn('email_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await table().addColumn('mail_id', 'varchar(36)').execute();
  await table().addColumn('mailed_at', 'bigint').execute();
  await table().addColumn('confirmed_at', 'bigint').execute();
  await table().addColumn('unsubscribed_at', 'bigint').execute();
  await sql`update newsletter_signups set email_key = lower(email)`.execute(db);
  await db.schema.dropIndex('newsletter_signups_email').execute();
  await db.schema
    .createIndex('newsletter_signups_email_key')
    .on('newsletter_signups')
    .columns(['email_key', 'kind'])
    .execute();
}
