import { afterEach, beforeEach, expect, test } from 'vitest';
import { hour } from '#contract/durations.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';

const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@muster.example' };

/** Two processes on one PostgreSQL: two complete apps, each with its own pool. */
let sites: [TestSite, TestSite];

beforeEach(async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', SECRET_KEY: 'a key that both of the processes were given' };
  const first = await startTestSite('postgres', settings);
  const DATABASE_URL = String(first.services.settings.DATABASE_URL);
  sites = [first, await startTestSite('postgres', { ...settings, DATABASE_URL })];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.end()));
});

const db = () => sites[0].services.database.db;
/** Posts to the two processes alternately. */
const post = (
  turn: number,
  from: string,
  { path = leadKinds.contact.path, ...change }: { path?: string; [field: string]: unknown } = {},
  key = `key ${turn} ${from}`,
) =>
  (turn % 2 ? sites[1] : sites[0]).app.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...person, message: `Hallo ${turn}`, ...change }),
    },
    { incoming: { socket: { remoteAddress: from } } },
  );
const times = <T>(count: number, action: (turn: number) => T) =>
  Array.from({ length: count }, (_, turn) => action(turn));

test('a connection may send sixty requests in ten minutes to both processes together, even concurrently, and again afterwards', async () => {
  const email = (turn: number) => ({ email: `gast${turn}@firma${turn}.example` });
  const answers = await Promise.all(times(64, (turn) => post(turn, '203.0.113.9', email(turn))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(refused).toHaveLength(4);
  const wait = Number(refused[0]?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
  const leads = await db().selectFrom('leads').select('spam_signals').execute();
  expect(leads.filter(({ spam_signals }) => spam_signals.includes('rate'))).toHaveLength(50);
  expect((await post(0, '203.0.113.10', email(99))).status, 'another connection').toBe(200);

  // Simulates the end of the ten minutes, for a process that has not cached the refusal.
  const third = await startTestSite('postgres', { DATABASE_URL: String(sites[0].services.settings.DATABASE_URL) });
  await db()
    .updateTable('limit_counts')
    .set({ ends_at: Date.now() - 1 })
    .execute();
  await sites[1].end();
  sites[1] = third;
  expect((await post(1, '203.0.113.9', email(100))).status).toBe(200);
});

test('a mailbox gets twenty mails a day from both processes together, and a repetition is not counted', async () => {
  for (let turn = 0; turn < 24; turn++) await post(turn, `192.0.2.${turn}`);
  const receipts = () => db().selectFrom('outbox').select('id').where('template', '=', 'lead-receipt').execute();
  expect(await receipts()).toHaveLength(20);
  const ben = { email: 'ben@anderswo.example', message: 'Einmal' };
  for (let turn = 0; turn < 24; turn++) await post(turn, `198.51.100.${turn}`, ben, 'the same');
  await post(1, '198.51.100.99', { ...ben, message: 'Neu' }, 'another');
  expect(await receipts(), 'one and its repetitions, and another one').toHaveLength(22);
});

test('staff are notified once, not by each process, that visitors get no more mails', async () => {
  const may = (turn: number) => sites[turn % 2]?.services.limits?.mayMail(`gast@firma${turn}.example`);
  const allowed = await Promise.all(times(510, may));
  expect(allowed.filter(Boolean)).toHaveLength(500);
  const notices = () => db().selectFrom('outbox').select('id').where('template', '=', 'visitors-held').execute();
  await expect.poll(async () => (await notices()).length).toBe(1);
});

test('concurrent bookings: a connection gets twenty, an address five, across both processes', async () => {
  const slots = await sites[0].freeStarts();
  const book = (turn: number, email: string, from: string, start = slots[turn * 2]) =>
    post(turn, from, { email, start, path: leadKinds.booking.path });
  const one = await Promise.all(times(16, (turn) => book(turn, person.email, `198.51.100.${turn}`, slots[turn * 12])));
  expect(one.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(5);
  const booked: number[] = [];
  // Regression test: requests refused together used to refund what was never counted.
  for (const wave of [0, 1, 2]) {
    const email = (turn: number) => `gast${wave}-${turn}@firma${turn}.example`;
    const answers = await Promise.all(times(18, (turn) => book(wave * 18 + turn, email(turn), '203.0.113.9')));
    booked.push(...answers.map(({ status }) => status).filter((status) => status === 200));
  }
  expect(booked).toHaveLength(20);
});

test('concurrent refusals do not reset the hourly limit', async () => {
  const may = (email: string) => sites[0].services.limits?.mayMail(email);
  await Promise.all(times(20, () => may('voll@firma.example')));
  await Promise.all(times(500, (turn) => may(`gast@firma${turn}.example`)));
  await Promise.all(times(30, () => may('voll@firma.example')));
  expect(await Promise.all(times(10, (turn) => may(`noch@firma${turn}.example`)))).toEqual(Array(10).fill(false));
});

test('setting back the database’s clock does not lock visitors out', async () => {
  await Promise.all(times(61, (turn) => post(0, '203.0.113.9', { message: `Nr. ${turn}` })));
  await db()
    .updateTable('limit_counts')
    .set({ ends_at: Date.now() + 9000 * hour })
    .execute();
  expect((await post(1, '203.0.113.9', { message: 'Noch da?' })).status).toBe(200);
});

test('neither mail addresses nor connections are stored in the database', async () => {
  await post(0, '203.0.113.9');
  const rows = await db().selectFrom('limit_counts').selectAll().execute();
  expect(rows.length).toBeGreaterThan(2);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('if counts are unavailable, visitors are immediately asked to retry', async () => {
  await db().schema.dropTable('limit_counts').execute();
  const answer = await post(0, '203.0.113.9');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
});
