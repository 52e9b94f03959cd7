import { afterEach, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { searchPath } from '#contract/search.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';

let site: TestSite;
afterEach(() => site.end());

test('typesetting and searches are limited per connection; other connections are not affected', async () => {
  site = await startTestSite('sqlite', { TRUST_PROXY: '127.0.0.1' });
  const get = (path: string, address: string) =>
    site.app.request(
      path,
      { headers: { 'x-forwarded-for': address } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  const { firstName, lastName, email } = message;
  const calculation = 'calculation=Rechnungsabgleich;48000;8;35;48;40000;150000';
  const asked = await site.post(leadKinds['calculation-request'].path, { firstName, lastName, email, calculation });
  const { downloadUrl } = (await asked.json()) as { downloadUrl: string };
  for (const [path, allowed] of [
    [downloadUrl, 30],
    [`${searchPath}?q=`, 600],
  ] as const) {
    const statuses: number[] = [];
    for (let one = 0; one <= allowed; one++) statuses.push((await get(path, '203.0.113.9')).status);
    expect([path, statuses.indexOf(429)]).toEqual([path, allowed]);
    expect(Number((await get(path, '203.0.113.9')).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get(path, '203.0.113.10')).status, 'somebody else').not.toBe(429);
  }
});
