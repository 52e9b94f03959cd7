import { afterEach, expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { securityText } from './security-text.ts';

const origin = 'https://www.musterwerk-ki.example';
const now = Date.parse('2026-11-22T10:00:00Z');

let site: TestSite | undefined;
afterEach(() => site?.end());

test('security.txt says where to report a vulnerability', async () => {
  site = await startTestSite('sqlite', { PUBLIC_URL: origin });
  const answer = await site.app.request('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toBe(securityText(origin, sampleCompany, Date.now()));
});

test('it never expires, and has the contact from the company data', () => {
  expect(securityText(origin, sampleCompany, now)).toBe(`Contact: mailto:sicherheit@musterwerk-ki.example
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: de, en
Canonical: https://www.musterwerk-ki.example/.well-known/security.txt
`);
  const expires = (at: number) =>
    Date.parse(/^Expires: (.*)$/m.exec(securityText(origin, sampleCompany, at))?.[1] ?? '');
  for (const days of [0, 1, 200, 2000]) {
    const left = (expires(now + days * 86_400_000) - now) / 86_400_000 - days;
    expect([left > 150, left < 365]).toEqual([true, true]);
  }
  const contact = (securityContact: string | undefined) =>
    securityText(origin, { ...sampleCompany, securityContact }, now).split('\n')[0];
  expect(contact(undefined)).toBe('Contact: mailto:kontakt@musterwerk-ki.example');
  expect(contact('https://example.com/report')).toBe('Contact: https://example.com/report');
});
