import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  afterEach(() => database.close());

  test('the update takes the key of another mailbox from addresses that had it, and leaves all others', async () => {
    database = await freshDatabase(engine);
    const { db } = database;
    const taken = 'opfer@firma.example';
    const stored = [
      [taken, taken],
      ['Opfer@firma.example/x.fremd.example', 'opfer@firma.example/x.fremd.example'],
      ['opfer@firma.example#x', 'opfer@firma.example#x'],
      ['opfer@%66irma.example', 'opfer@%66irma.example'],
      ['50%_a/b@firma.example', '50%_a/b@firma.example'],
    ] as const;
    await storeLeads(
      db,
      stored.map(([email]) => ({ ...leadRow('2026-11-21T09:00:00Z', { email }), email_key: taken })),
    );
    await sql`update leads set email_key = lower(email) where email like '50%'`.execute(db);
    await sql`delete from kysely_migration where name = '2026-11-27-keys-of-odd-domains'`.execute(db);
    await migrate(database);
    const rows = await db.selectFrom('leads').select(['email', 'email_key']).execute();
    expect(Object.fromEntries(rows.map(({ email, email_key }) => [email, email_key]))).toEqual(
      Object.fromEntries(stored),
    );
  });
});
