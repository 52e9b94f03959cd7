import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { slotsPath } from '#contract/booking/booking.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { startTestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';

test('while PostgreSQL is away calls answer 503 without a line for each, and all works when it is back', async () => {
  const url = new URL(await freshPostgresDatabase());
  const site = await startTestSite('sqlite', { DATABASE_URL: url.toString(), RATE_LIMIT: 'off' });
  const name = url.pathname.slice(1);
  const server = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await server.connect();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = () => errors.mock.calls.map(String).filter((line) => line.includes(' failed: '));

  await server.query(`alter database ${name} with allow_connections false`);
  await server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name]);
  for (let count = 0; count < 3; count++) {
    const answer = await site.app.request(slotsPath);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect((await site.post('/api/admin/login', { username: 'leitung', password: 'x' })).status).toBe(503);
  expect((await site.post('/api/contact/send', message)).status).toBe(503);
  expect(failed()).toEqual([]);

  await server.query(`alter database ${name} with allow_connections true`);
  expect((await site.post('/api/contact/send', message)).status).toBe(200);
  expect((await site.app.request(slotsPath)).status).toBe(200);
  await server.end();
  await site.end();
  errors.mockRestore();
});
