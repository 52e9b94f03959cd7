import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startTestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';

test('a former primary is not used after a replica is promoted, even while the new primary is unavailable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const former = await startPostgres();
  const replica = await startPostgres([], former);
  const url = new URL(former.url);
  const DATABASE_URL = former.url.replace(url.host, `${url.host},${new URL(replica.url).host}`);
  const start = () => startTestSite('sqlite', { DATABASE_URL, RATE_LIMIT: 'off' });
  const leadsOn = async (server: { url: string }) =>
    Number((await query(server.url, 'select count(*) as is from leads').catch(() => 0)) ?? 0);
  const site = await start();
  const sends = async (to = site) => (await to.post(leadKinds.contact.path, message)).status;
  try {
    expect(await sends()).toBe(200);
    await vi.waitFor(async () => expect(await leadsOn(replica)).toBe(1), { timeout: 10_000 });
    await query(replica.url, 'select pg_promote() as is');
    await vi.waitFor(
      async () => {
        expect(await sends()).toBe(200);
        expect(await leadsOn(replica)).toBe(2);
      },
      { timeout: 10_000 },
    );
    const left = await leadsOn(former);
    expect(await sends()).toBe(200);
    expect(await leadsOn(replica)).toBe(3);

    const another = await start();
    expect(await sends(another), 'a process that starts asks all hosts').toBe(200);
    await another.end();
    expect(await leadsOn(replica)).toBe(4);

    await replica.halt();
    for (let count = 0; count < 3; count++) expect(await sends()).toBe(503);
    await replica.resume();
    await vi.waitFor(async () => expect(await sends()).toBe(200), { timeout: 10_000 });
    expect(await leadsOn(replica)).toBe(5);
    expect(await leadsOn(former)).toBe(left);
  } finally {
    await site.end();
    await replica.stop();
    await former.stop();
  }
}, 60_000);

async function query(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ is: unknown }>(sql)).rows[0]?.is;
  } finally {
    await client.end();
  }
}
