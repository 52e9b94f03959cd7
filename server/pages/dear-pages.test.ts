import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';

let site: TestSite;
afterEach(() => site.end());

test('pages that are rendered for one question alone are counted by connection, those that are kept are not', async () => {
  site = await startTestSite('sqlite', { TRUST_PROXY: '127.0.0.1' });
  const get = (path: string, address: string) =>
    site.app.request(
      path,
      { headers: { 'x-forwarded-for': address } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  const statuses: number[] = [];
  for (let question = 0; question < 122; question++)
    statuses.push((await get(`/contact?text=Frage+${question}`, '203.0.113.9')).status);
  expect([statuses.indexOf(429), new Set(statuses)]).toEqual([120, new Set([200, 429])]);
  for (const path of ['/search?q=ki', '/booking', '/booking/token']) {
    const answer = await get(path, '203.0.113.9');
    expect([path, answer.status]).toEqual([path, 429]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await get('/contact', '203.0.113.9')).status, 'kept for all').toBe(200);
  expect((await get('/booking', '203.0.113.10')).status, 'somebody else').toBe(200);
});
