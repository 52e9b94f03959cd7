import { expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { sampleCompany } from '#contract/site/company.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import { paperLink } from '#server/paper-requests/links.ts';
import { downloadUrlFor } from '#server/white-papers/download/download.ts';
import { paperFileName } from '#server/white-papers/download/file-name.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import { until } from '#tests/support/until.ts';

const secret = 'a secret of thirty-two characters at least';

const smtp = await mailServer();
const site = await siteWith({ SMTP_URL: smtp.url, SECRET_KEY: secret });

const requests = [
  ['/api/pe-whitepaper-request', privateEquityPapers, 'de'],
  ['/api/org-whitepaper-request', organisationPapers, 'en'],
] as const;

test.each(requests)('papers requested at %s arrive by mail and can be opened', async (path, papers, language) => {
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
  // Each with its cover, which came along: nothing is fetched from anywhere.
  const shown = [...(mail.parsed.html ?? '').matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, one]) => one);
  const came = mail.parsed.attachments.map(({ contentId }) => `cid:${contentId?.slice(1, -1)}`);
  expect(came).toHaveLength(papers.length);
  expect(shown).toEqual(came);
  for (const { mimeType, content } of mail.parsed.attachments) {
    expect(mimeType).toBe('image/png');
    expect(
      Buffer.from(content as ArrayBuffer)
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  }
  for (const [index, paper] of papers.entries()) {
    expect(text).toContain(requestPaperTitles[paper][language]);
    const file = await fetch(site.origin + links[index]);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain(
      paperFileName(sampleCompany.name, null, requestPaperTitles[paper][language]),
    );
    expect((await file.text()).startsWith('%PDF-1.7')).toBe(true);
  }
});

test('a truncated link leads to a page that says so, with links to other pages', async () => {
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
] as const)('%s %i days old says whether it is valid (%s)', async (_what, _days, language, link, status, words) => {
  const answer = await fetch(site.origin + link(), { headers: { 'accept-language': language } });
  expect(answer.status).toBe(status);
  expect((await answer.text()).replaceAll('\u00a0', ' ')).toContain(words);
});

const links = ['/newsletter/confirm/made.up', '/newsletter/preferences/made.up', '/papers/made.up', '/booking/made.up'];

test.each(links)('the language switch without JavaScript stays on %s', async (path) => {
  const switched = await fetch(`${site.origin}${path}?switch=en`, { redirect: 'manual' });
  expect([switched.status, switched.headers.get('location')]).toEqual([303, `${path}?lang=en`]);
  for (const language of ['en', 'de']) {
    const page = await fetch(`${site.origin}${path}?lang=${language}`, { headers: { cookie: 'language=de' } });
    expect(await page.text()).toContain(`<html lang="${language}"`);
  }
});

test('the switch overrides the language of a sign-up, also after its button was pressed', async () => {
  await fetch(`${site.origin}/api/newsletter/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ewa', lastName: 'Beispiel', email: 'switch@visitor.example', language: 'de' }),
  });
  const mail = await until('the mail that asks', async () =>
    (await smtp.received()).find(({ recipients }) => recipients.includes('switch@visitor.example')),
  );
  const path = new URL(/https?:\S+\/newsletter\/confirm\/\S+/.exec(mail.parsed.text ?? '')?.[0] ?? '').pathname;
  const asked = await fetch(`${site.origin}${path}?lang=en`);
  expect(await asked.text()).toContain('<html lang="en"');
  const body = new URLSearchParams();
  const pressed = await fetch(`${site.origin}${path}?lang=en`, { method: 'POST', body, redirect: 'manual' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${path}?saved=1&lang=en`]);
});

test.each(links)('%s with a bracket that a mail program appended is recognised as a link', async (path) => {
  const html = await (await fetch(`${site.origin}${path})`)).text();
  const title = (html: string) => /<title>[^<]*/.exec(html)?.[0];
  expect(title(html)).toBe(title(await (await fetch(site.origin + path)).text()));
  expect(title(html)).not.toBe(title(await (await fetch(`${site.origin}/gibt-es-nicht`)).text()));
});

test.each([
  ['made up', (): string => '/api/downloads/made.up', 404],
  ['31 days old', (): string => downloadUrlFor('lead', '7', 'de', secret, Date.now() - 31 * day), 410],
] as const)('a download link that is %s is a page in a browser and a problem for scripts', async (_what, link, status) => {
  const page = await fetch(site.origin + link(), { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  // Scripts start on addresses of pages only.
  expect(new URL(page.url).pathname).toMatch(/^\/papers\/[\w.-]+$/);
  expect(await page.text()).toContain('/wissenscenter#whitepaper');
  const call = await fetch(site.origin + link());
  expect([call.status, call.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
});
