import { expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { pages } from '#contract/site/pages.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { startTcpProxy } from '#tests/support/servers/proxies/tcp-proxy.ts';
import { startTestSite } from '#tests/support/servers/site.ts';

test('a page that fails because the database is unavailable is answered with 503 and Retry-After, other failures with 500', async () => {
  const proxy = await startTcpProxy(await freshPostgresDatabase('staffed'));
  let fault = false;
  const site = await startTestSite('sqlite', { DATABASE_URL: proxy.url }, async (_request, _context, sources) => {
    const status = await sources.slots().then(
      () => (fault ? 500 : 200),
      () => 500,
    );
    return { status, html: '' };
  });
  const booking = async () => {
    const answer = await site.app.request(pages.booking.de);
    return [answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')];
  };
  expect((await booking())[0]).toBe(200);
  fault = true;
  expect(await booking()).toEqual([500, null, 'no-store']);
  fault = false;
  proxy.swallow();
  expect(await booking()).toEqual([503, '5', 'no-store']);
  proxy.forward();
  await expect.poll(async () => (await booking())[0]).toBe(200);
  await site.end();
  await proxy.end();
});

test('the same holds for a page that answers a posted form', async () => {
  const site = await startTestSite('sqlite', {}, async () => ({ status: 500, html: '' }));
  const post = (path: string, fields: Record<string, string>) =>
    site.app.request(path, { method: 'POST', body: new URLSearchParams({ language: 'de', ...fields }) });
  const statuses = async () => [
    (await post(pages.calculator.de, { volume: '60.000' })).status,
    (await post(leadKinds.contact.path, { page: 'contact', email: 'mia' })).status,
  ];
  expect(await statuses()).toEqual([500, 500]);
  await site.end();
});
