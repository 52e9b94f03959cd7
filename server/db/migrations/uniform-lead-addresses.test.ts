import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { emailKey } from '#server/person/email-key.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  afterEach(() => database.close());

  test('the update normalises the addresses of an older version’s leads', async () => {
    database = await freshDatabase(engine);
    const { db } = database;
    const addresses = [
      'Erika@Beispiel.example',
      'info@MÜLLER-Maschinen.example',
      'info@xn--mller-maschinen-zvb.example',
      'Ünal@bücher.example',
      "o'neil+news@beispiel.example",
      'rechner@10.1',
    ];
    await storeLeads(
      db,
      addresses.map((email) => leadRow('2026-11-21T09:00:00Z', { email })),
    );
    // Restores the schema before the migration.
    await sql`drop index leads_email_key`.execute(db);
    await sql`alter table leads drop column email_key`.execute(db);
    await sql`create index leads_email_lower on leads (lower(email), created_at)`.execute(db);
    await sql`delete from kysely_migration where name = '2026-11-21-uniform-lead-addresses'`.execute(db);
    await migrate(database);
    const rows = await db.selectFrom('leads').select(['email', 'email_key']).execute();
    expect(Object.fromEntries(rows.map(({ email, email_key }) => [email, email_key]))).toEqual(
      Object.fromEntries(addresses.map((email) => [email, emailKey(email)])),
    );
  });
});
