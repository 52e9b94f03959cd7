import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { auditPaths } from '#contract/staff/audit.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

const run = randomBytes(6).toString('hex');
const [owner, user] = [`owner_${run}`, `user_${run}`];
const addresses = { DATABASE_URL: '', DATABASE_MIGRATE_URL: '' };
let site: TestSite;

beforeAll(async () => {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create role ${owner} login`);
  await client.query(`create role ${user} login`);
  await client.query(`create database two_${run} owner ${owner} template template0`);
  await client.end();
  const as = (username: string) => Object.assign(new URL(server), { username, pathname: `/two_${run}` }).href;
  Object.assign(addresses, { DATABASE_URL: as(user), DATABASE_MIGRATE_URL: as(owner) });
  site = await startTestSite('sqlite', { ...addresses, RATE_LIMIT: 'on' });
  await site.ensureFirstAccount();
});
afterAll(() => site?.end());

const db = () => site.services.database.db;
const refused = (statement: string) => expect(sql.raw(statement).execute(db()), statement).rejects.toThrow;

test('a site whose database user may only read and write works: the owner migrates and then disconnects', async () => {
  const lead = {
    firstName: 'Mia',
    lastName: 'Beispiel',
    email: 'mia@visitor.example',
    message: 'Guten Tag, eine Frage.',
  };
  expect((await site.post(leadKinds.contact.path, { ...lead, consent: true })).ok).toBe(true);
  const me = await signIn(site);
  const check = await me.call(auditPaths.check, { method: 'POST', body: {} });
  expect(await check.json()).toMatchObject({ intact: true });
  const { rows } = await sql<{ name: string }>`
    select distinct usename as name from pg_stat_activity where datname = current_database()`.execute(db());
  expect(rows).toEqual([{ name: user }]);
});

test('its user can neither create tables nor delete from the audit log, not even by dropping the triggers first', async () => {
  const denied = /permission denied/;
  await refused('create table mine (id text)')(denied);
  await refused('drop table leads')(/must be owner/);
  await refused("update audit_log set actor = 'nobody'")(denied);
  await refused('truncate audit_log')(denied);
  await refused('alter table audit_log disable trigger user')(/must be owner/);
  await refused('delete from audit_log')(/append-only/);
  await refused("insert into kysely_migration (name, timestamp) values ('x', '1')")(denied);
});

test('without the owner it starts if no migration is pending, and otherwise says what is missing', async () => {
  const { DATABASE_URL } = addresses;
  const alone = await startTestSite('sqlite', { DATABASE_URL });
  await alone.end();
  const client = new pg.Client({ connectionString: addresses.DATABASE_MIGRATE_URL });
  await client.connect();
  const last = '2026-11-25-policy-reports-without-hosts';
  await client.query('delete from kysely_migration where name = $1', [last]);
  const start = startTestSite('sqlite', { DATABASE_URL });
  await expect(start).rejects.toThrow(`DATABASE_MIGRATE_URL`);
  await client.query("insert into kysely_migration (name, timestamp) values ($1, '2026')", [last]);
  await client.end();
});

test('a database can be transferred to a separate owner and keeps working', async () => {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const [former, name] = [`former_${run}`, `one_${run}`];
  await client.query(`create role ${former} login`);
  await client.query(`create database ${name} owner ${former} template template0`);
  const as = (username: string) => Object.assign(new URL(server), { username, pathname: `/${name}` }).href;
  await (await startTestSite('sqlite', { DATABASE_URL: as(former) })).end();
  const inside = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: `/${name}` }).href });
  await inside.connect();
  await inside.query(`reassign owned by ${former} to ${owner}`);
  await inside.end();
  await client.end();
  const handed = await startTestSite('sqlite', { DATABASE_URL: as(former), DATABASE_MIGRATE_URL: as(owner) });
  const dropped = sql`drop table leads`.execute(handed.services.database.db);
  await expect(dropped).rejects.toThrow(/must be owner/);
  await handed.end();
});
