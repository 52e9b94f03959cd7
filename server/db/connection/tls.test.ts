import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { threadedLeadReader } from '#server/staff/lead-reader/threaded.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { connect } from './connect.ts';

/**
 * The test PostgreSQL has no TLS. Our code takes this address for another host; the system resolves it to this machine.
 */
async function elsewhere(query: string) {
  const url = new URL(await freshPostgresDatabase('migrated'));
  url.hostname = '0.0.0.0';
  return url.toString() + query;
}

async function readLeads(environment: Record<string, string>) {
  const database = connect(readSettings(environment));
  try {
    return await Promise.all([database.db, database.patient].map((db) => db.selectFrom('leads').selectAll().execute()));
  } finally {
    await database.close();
  }
}

test.each([
  '',
  '?sslmode=disable',
  '?ssl=false',
  '?sslmode=prefer&uselibpqcompat=true',
])('a PostgreSQL without TLS on another host gets no queries, with %j', async (query) => {
  const DATABASE_URL = await elsewhere(query);
  await expect(readLeads({ DATABASE_URL })).rejects.toThrow('does not support SSL');
});

test('the same applies if the host is in the query of the URL', async () => {
  const { username, port, pathname } = new URL(await elsewhere(''));
  const DATABASE_URL = `postgres://${username}@${pathname}?host=0.0.0.0&port=${port}`;
  await expect(readLeads({ DATABASE_URL })).rejects.toThrow('does not support SSL');
  expect(await readLeads({ DATABASE_URL, DATABASE_TLS: 'off' })).toEqual([[], []]);
});

test('every sslmode that requests TLS verifies the certificate, without warnings from the driver', async () => {
  const warned: string[] = [];
  const listen = ({ message }: Error) => warned.push(message);
  process.on('warning', listen);
  for (const word of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    const DATABASE_URL = `${await freshPostgresDatabase('migrated')}?sslmode=${word}`;
    await expect(readLeads({ DATABASE_URL })).rejects.toThrow('does not support SSL');
  }
  process.off('warning', listen);
  expect(warned).toEqual([]);
});

test('PostgreSQL is used without TLS if the setting allows it or it runs on this machine', async () => {
  expect(await readLeads({ DATABASE_URL: await elsewhere(''), DATABASE_TLS: 'off' })).toEqual([[], []]);
  expect(await readLeads({ DATABASE_URL: await freshPostgresDatabase('migrated') })).toEqual([[], []]);
});

test('the lead search thread applies the same setting', async () => {
  const settings = readSettings({ DATABASE_URL: await elsewhere(''), DATABASE_TLS: 'off' });
  const leadIndexFile = join(mkdtempSync(join(tmpdir(), 'tls-test-')), 'lead-index.sqlite');
  const leadReader = threadedLeadReader({ ...settings, leadIndexFile });
  await leadReader.follow();
  await leadReader.close();
});
