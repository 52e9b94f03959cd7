import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';

let database: Database;
afterEach(() => database.close());

test.each(engines)('addresses stored with leads lose calculations and tokens on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  const site = 'https://site.example';
  const stored = [
    ['/rechner#calculation=v1.200.40', '/rechner'],
    ['/calculator?calculation=v1.200.40&lang=en', '/calculator?lang=en'],
    ['/contact?from=hero&calculation=v1', '/contact?from=hero'],
    ['/newsletter/preferences/Tk9-x_1', '/newsletter/preferences/…'],
    ['/booking/Tk9-x_1?lang=en', '/booking/…?lang=en'],
    ['/booking', '/booking'],
    ['/papers/Tk9-x_1', '/papers/…'],
    ['/?lang=en', '/?lang=en'],
    ['/ki-mvp#preis', '/ki-mvp'],
  ] as const;
  const rows = stored.map(([before], at) =>
    leadRow(new Date(1.7e12 + at).toISOString(), { email: `n${at}@x.example`, page_url: site + before }),
  );
  await storeLeads(db, rows);
  await sql`delete from kysely_migration where name = '2026-11-26-page-addresses'`.execute(db);
  await migrate(database);
  const leads = await db.selectFrom('leads').select('page_url').orderBy('created_at').execute();
  expect(leads.map(({ page_url }) => page_url)).toEqual(stored.map(([, after]) => site + after));
});
