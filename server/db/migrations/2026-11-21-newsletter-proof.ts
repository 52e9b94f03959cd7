import { type Kysely, sql } from 'kysely';

/** Double opt-in: who a sign-up belongs to whatever the spelling, its mail, and what became of it. */
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
