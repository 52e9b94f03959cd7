import { afterEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { leadRow } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { createIntake } from './intake.ts';
import { mailsForLead } from './kinds/mails-for-lead.ts';

let database: Database;
afterEach(() => database?.close());

test.each(
  engines,
)('a submission that cannot be stored does not drop the mail about others in its batch, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const intake = createIntake(database, () => {});
  const now = Date.now();
  const same = newId(now);
  // The twenty-first lead would bring the mail about itself and all later ones, but its id is already stored.
  const ids = Array.from({ length: 23 }, (_, number) => (number === 0 || number === 20 ? same : newId(now)));
  const stored = await Promise.allSettled(
    ids.map((id) => {
      const lead = { ...leadRow(new Date(now).toISOString()), id };
      const mails = mailsForLead(lead, { staffAddress: 'staff@musterwerk-ki.example', withReceipt: false });
      return intake.commit({ id, lead, signup: null, mails, key: null });
    }),
  );
  expect(stored.flatMap(({ status }, number) => (status === 'rejected' ? [number] : []))).toEqual([20]);
  const rows = await database.db.selectFrom('outbox').select('template').orderBy('id').execute();
  expect(rows.map(({ template }) => template).sort()).toEqual([
    ...Array(20).fill('lead-notification'),
    'leads-gathered',
  ]);
});

test('while the database is away, a batch is tried once and not one by one', async () => {
  database = await freshDatabase('sqlite');
  let tries = 0;
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const execute = () => {
    tries += 1;
    return Promise.reject(refused);
  };
  const away = new Proxy(database.db, {
    get: (db, name) => (name === 'transaction' ? () => ({ execute }) : Reflect.get(db, name)),
  });
  const intake = createIntake({ db: away, engine: 'sqlite' }, () => {});
  const now = Date.now();
  const commits = Array.from({ length: 20 }, () => {
    const lead = { ...leadRow(new Date(now).toISOString()), id: newId(now) };
    return intake.commit({ id: lead.id, lead, signup: null, mails: [], key: null });
  });
  const outcomes = await Promise.allSettled(commits);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(tries).toBe(1);
});
