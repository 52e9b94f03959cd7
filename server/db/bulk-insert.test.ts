import { afterEach, expect, test } from 'vitest';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import type { Database } from './connection/connect.ts';

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
