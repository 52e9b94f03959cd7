import { afterEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { bulkInsert } from './bulk-insert.ts';

let database: Database;
afterEach(() => database.close());

test.each(engines)('rows inserted in bulk are read back as written on %s', async (engine) => {
  database = await freshDatabase(engine);
  const mails = ['a@b.example', `o'brien"\\%\u{1f600}ß@x.example`].map((to) =>
    newMail({ template: 'lead-receipt', language: 'de', recipient: to, data: { papers: [`"'\n`] } }),
  );
  await enqueue(database.db, engine, mails);
  const rows = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(rows.map(({ sent_at, ...row }) => ({ ...row }))).toEqual(mails);
});

test.each(
  engines,
)('rows with fewer members than those before them leave out just these columns, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  const alert = { at: 1, cause: 'disk-short', about: '' } as const;
  await bulkInsert(db, engine, 'staff_alerts', [{ ...alert, id: 'a', period: 1, dismissed_at: 2 }]);
  await bulkInsert(db, engine, 'staff_alerts', [{ ...alert, id: 'b', period: 2 }]);
  const found = await db.selectFrom('staff_alerts').select(['id', 'dismissed_at']).orderBy('id').execute();
  expect(found).toEqual([
    { id: 'a', dismissed_at: 2 },
    { id: 'b', dismissed_at: null },
  ]);
});
