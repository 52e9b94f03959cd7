import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisationPapers, privateEquityPapers } from '../../contract/leads/requests.ts';
import { requestPaperTitles } from '../../contract/site/request-papers.ts';
import { newsletterLink } from '../../server/newsletter/links.ts';
import { paperLink } from '../../server/request-papers/links.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { type SmtpProcess, startSmtp } from '../support/smtp.ts';
import { until } from '../support/until.ts';

const secret = 'a secret of thirty-two characters at least';
const day = 86_400_000;

let smtp: SmtpProcess;
let site: ServedSite;
beforeAll(async () => {
  smtp = await startSmtp();
  site = await serveSite({ SMTP_URL: smtp.url, SECRET_KEY: secret });
});
afterAll(async () => {
  await site?.end();
  await smtp?.kill();
});

const requests = [
  ['/api/pe-whitepaper-request', privateEquityPapers, 'de'],
  ['/api/org-whitepaper-request', organisationPapers, 'en'],
] as const;

test.each(requests)('what is requested at %s arrives by mail and opens', async (path, papers, language) => {
  const email = `ewa-${language}@visitor.example`;
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ewa', lastName: 'Beispiel', email, selectedWhitepapers: papers, language }),
  });
  expect(answer.status).toBe(200);
  const mail = await until(`the papers for ${email}`, async () =>
    (await smtp.received()).find(({ recipients }) => recipients.includes(email)),
  );
  const text = mail.parsed.text?.replace(/\s+/g, ' ') ?? '';
  const links = [...(mail.parsed.html ?? '').matchAll(/href="[^"]*(\/papers\/[\w.-]+)"/g)].map(([, one]) => one ?? '');
  expect(links).toHaveLength(papers.length);
  for (const [index, paper] of papers.entries()) {
    expect(text).toContain(requestPaperTitles[paper][language]);
    const file = await fetch(site.origin + links[index]);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain(`${paper}-${language}.pdf`);
    expect((await file.text()).startsWith('%PDF-1.7')).toBe(true);
  }
});

test('a link that was cut off is told by a page with ways on', async () => {
  const answer = await fetch(`${site.origin}/papers/abc.def`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('/private-equity-ki-whitepaper');
});

test.each([
  ['a paper’s link', 29, 'de', () => paperLink('buy-build', 'de', secret, Date.now() - 29 * day), 200, '%PDF'],
  ['a paper’s link', 31, 'de', () => paperLink('buy-build', 'de', secret, Date.now() - 31 * day), 410, '30 Tage'],
  ['a paper’s link', 31, 'en', () => paperLink('buy-build', 'en', secret, Date.now() - 31 * day), 410, '30 days'],
  ['a sign-up’s link', 15, 'de', () => newsletterLink('confirm', 'x', secret, Date.now() - 15 * day), 410, '14 Tage'],
  ['a sign-up’s link', 15, 'en', () => newsletterLink('confirm', 'x', secret, Date.now() - 15 * day), 410, '14 days'],
] as const)('%s of %i days says what holds (%s)', async (_what, _days, language, link, status, words) => {
  const answer = await fetch(site.origin + link(), { headers: { 'accept-language': language } });
  expect(answer.status).toBe(status);
  expect((await answer.text()).replaceAll('\u00a0', ' ')).toContain(words);
});
