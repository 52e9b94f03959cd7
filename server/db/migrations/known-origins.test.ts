import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';

let database: Database;
afterEach(() => database.close());

test.each(
  engines,
)('the update keeps only the site’s own source names in counts of an older version, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  await db
    .insertInto('white_papers')
    .values({ id: 'p', number: '#77', title_de: 'P', title_en: 'P', pdf_url: '/p', created_at: 0, position: 1 })
    .execute();
  const row = { day: '2026-11-16', kind: 'contact' as const, suspect: 0, leads: 3 };
  const known = { ...row, page_source: 'KI-Lab', button_context: 'Hero', button_text: 'Lab anfragen' };
  const paper = { ...row, page_source: 'Wissenscenter', button_context: 'White Paper', button_text: '#77' };
  const person = { page_source: 'Anna Muster, Tel 0511 4711', button_context: 'anna@x.example', button_text: 'Anna' };
  for (const table of ['lead_days', 'lead_weeks'] as const)
    await db
      .insertInto(table)
      .values([known, paper, { ...row, ...person }])
      .execute();
  await sql`delete from kysely_migration where name = '2026-11-22-known-origins'`.execute(db);
  await migrate(database);
  for (const table of ['lead_days', 'lead_weeks'] as const) {
    expect(await db.selectFrom(table).selectAll().orderBy('page_source').execute()).toEqual([
      known,
      { ...row, page_source: 'Ohne Angabe', button_context: '', button_text: '' },
      paper,
    ]);
  }
});
