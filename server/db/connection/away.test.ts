import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { slotsPath } from '#contract/booking/booking.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { startTcpProxy } from '#tests/support/servers/proxies/tcp-proxy.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';

const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@muster-handel.example' };
const unlimited = { RATE_LIMIT: 'off' } as const;

let errors: MockInstance<typeof console.error>;
let cleanUp: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  errors.mockRestore();
  for (const step of cleanUp.reverse()) await step();
  cleanUp = [];
});

async function startSite(url: URL | null): Promise<TestSite> {
  const site = await startTestSite('sqlite', { ...unlimited, ...(url && { DATABASE_URL: url.toString() }) });
  cleanUp.push(() => site.end());
  return site;
}

/** A site on its own PostgreSQL database, and an admin connection to the server. */
async function onPostgres() {
  const url = new URL(await freshPostgresDatabase('staffed'));
  const name = url.pathname.slice(1);
  const server = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await server.connect();
  cleanUp.push(() => server.end());
  const site = await startSite(url);
  /** Ends all connections, so that new ones pick up changed settings. */
  const endConnections = () =>
    server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name]);
  return { site, name, server, endConnections };
}

/** All writing calls, including a login. */
async function writes(site: TestSite, start: string | undefined) {
  const calls = [
    site.post(leadKinds.contact.path, message),
    site.post(leadKinds.contact.path, message, { 'idempotency-key': 'the same again' }),
    site.post(leadKinds['newsletter-general'].path, { ...person, consent: true }),
    site.post(leadKinds.booking.path, { ...person, start }),
    site.post(adminPaths.login, staffLogin),
  ];
  return (await Promise.all(calls)).map(({ status }) => status);
}
const allRefused = [503, 503, 503, 503, 503];
const allTaken = [200, 200, 200, 200, 200];

const failed = () => errors.mock.calls.map(String).filter((line) => line.includes(' failed: '));

test('while PostgreSQL is unavailable calls answer 503 without a log line each, and recover afterwards', async () => {
  const { site, name, server, endConnections } = await onPostgres();
  const start = (await site.freeStarts())[0];
  await server.query(`alter database ${name} with allow_connections false`);
  await endConnections();
  for (let count = 0; count < 3; count++) {
    const answer = await site.app.request(slotsPath);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(await writes(site, start)).toEqual(allRefused);
  expect(failed()).toEqual([]);
  await server.query(`alter database ${name} with allow_connections true`);
  expect(await writes(site, start)).toEqual(allTaken);
  expect((await site.app.request(slotsPath)).status).toBe(200);
});

test('with a read-only PostgreSQL writes answer 503 and reads work', async () => {
  const { site, name, server, endConnections } = await onPostgres();
  const start = (await site.freeStarts())[0];
  await server.query(`alter database ${name} set default_transaction_read_only = on`);
  await endConnections();
  expect((await site.app.request(slotsPath)).status).toBe(200);
  expect(await writes(site, start)).toEqual(allRefused);
  expect(failed()).toEqual([]);
  await server.query(`alter database ${name} reset default_transaction_read_only`);
  await endConnections();
  expect(await writes(site, start)).toEqual(allTaken);
});

const ended = {
  'a PostgreSQL that ends transactions': 'perform pg_terminate_backend(pg_backend_pid());',
  'a PostgreSQL whose disk is full': "raise exception 'could not extend file' using errcode = '53100';",
};

test.each(Object.entries(ended))('%s is answered with 503, not with an error page', async (_name, action) => {
  const { site } = await onPostgres();
  const start = (await site.freeStarts())[0];
  const { db } = site.services.database;
  const tables = ['leads', 'newsletter_signups', 'staff_sessions'];
  await sql`create function refuse_row() returns trigger language plpgsql as ${sql.lit(`begin ${action} return new; end`)}`.execute(
    db,
  );
  for (const table of tables) {
    await sql`create trigger refuse_row before insert on ${sql.table(table)} execute function refuse_row()`.execute(db);
  }
  expect(await writes(site, start)).toEqual(allRefused);
  expect(failed()).toEqual([]);
  for (const table of tables) await sql`drop trigger refuse_row on ${sql.table(table)}`.execute(db);
  expect(await writes(site, start)).toEqual(allTaken);
});

test('a full disk under SQLite results in 503 until there is space again', async () => {
  const site = await startSite(null);
  const start = (await site.freeStarts())[0];
  const { db } = site.services.database;
  const limit = async (pages: number) => void (await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
  // No larger than now; the first messages use up the free pages inside.
  await limit(1);
  const long = { ...message, message: 'x'.repeat(5000) };
  await vi.waitFor(async () => expect((await site.post(leadKinds.contact.path, long)).status).toBe(503));
  expect((await site.post(leadKinds.contact.path, long)).status).toBe(503);
  expect((await writes(site, start)).filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(failed()).toEqual([]);
  await limit(1_000_000);
  expect((await writes(site, start))[0]).toBe(200);
});

test('with a PostgreSQL that drops packets no call waits in a queue, and all recover when it answers', async () => {
  const proxy = await startTcpProxy(await freshPostgresDatabase('staffed'));
  cleanUp.push(() => proxy.end());
  const site = await startSite(new URL(proxy.url));
  const start = (await site.freeStarts())[0];
  proxy.swallow();
  // Each of these five hundred would wait for the query timeout by itself; one after another they would take minutes.
  for (let round = 0; round < 2; round++) {
    const rounds = await Promise.all(Array.from({ length: 50 }, () => writes(site, start)));
    expect(rounds).toEqual(rounds.map(() => allRefused));
  }
  expect((await site.app.request(slotsPath)).status).toBe(503);
  expect(failed()).toEqual([]);
  proxy.forward();
  await vi.waitFor(async () => expect((await site.app.request(slotsPath)).status).toBe(200), { timeout: 10_000 });
  expect(await writes(site, start)).toEqual(allTaken);
});
