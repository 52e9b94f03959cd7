import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { startTestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { addressesOf } from './postgres-addresses.ts';

test.each([
  ['postgres://one/name', ['postgres://one/name']],
  ['postgres://user@/name?host=/run/postgresql', ['postgres://user@/name?host=/run/postgresql']],
  ['postgres://user:a,b%40c@one:1/name', ['postgres://user:a,b%40c@one:1/name']],
  [
    'postgresql://user:a,b@one:1,[::1]:2,three/name?sslrootcert=a,b',
    [
      'postgresql://user:a,b@one:1/name?sslrootcert=a,b',
      'postgresql://user:a,b@[::1]:2/name?sslrootcert=a,b',
      'postgresql://user:a,b@three/name?sslrootcert=a,b',
    ],
  ],
])('%s names these hosts', (address, each) => {
  expect(addressesOf(address)).toEqual(each);
});

test('of several hosts the one that accepts writes is used, even if it has only just been promoted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const url = new URL(await freshPostgresDatabase('staffed'));
  const name = url.pathname.slice(1);
  const address = url.toString().replace(url.host, `127.0.0.1:${await freePort()},${url.host}`);
  const site = await startTestSite('sqlite', { DATABASE_URL: address, RATE_LIMIT: 'off' });
  const server = new pg.Client({ connectionString: url.toString() });
  await server.connect();
  /** Sets the role that new connections see. */
  const become = async (role: 'standby' | 'primary') => {
    await server.query(`create schema if not exists told; create or replace function told.pg_is_in_recovery()
      returns boolean language sql as 'select ${role === 'standby'}'`);
    await server.query(`alter database ${name} set search_path = told, pg_catalog, public`);
  };
  const sends = async () => (await site.post(leadKinds.contact.path, message)).status;
  try {
    expect(await sends()).toBe(200);
    await become('standby');
    await server.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
    for (let count = 0; count < 3; count++) expect(await sends()).toBe(503);
    await become('primary');
    await vi.waitFor(async () => expect(await sends()).toBe(200), { timeout: 10_000 });
  } finally {
    await server.end();
    await site.end();
  }
});
