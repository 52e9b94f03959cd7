import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { renderMail } from '#server/all-mails.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { paperLink } from './links.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
  mkdirSync(join(site.folder, 'papers'));
  writeFileSync(join(site.folder, 'papers/buy-build-en.pdf'), '%PDF-1.7 sample');
});
afterEach(() => site.end());

const request = {
  firstName: 'Ewa',
  lastName: 'Beispiel',
  email: 'ewa@holding.example',
  selectedWhitepapers: ['buy-build', 'cost-reduction'],
  language: 'en',
};

test('the chosen papers come by mail as links that open them', async () => {
  expect((await site.post('/api/pe-whitepaper-request', request)).status).toBe(200);
  const { database, company, settings, secret } = site.services;
  const row = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', 'lead-receipt')
    .executeTakeFirstOrThrow();
  const mail = await renderMail(row, { db: database.db, company, settings, secret });
  const text = mail?.text.replace(/\s+/g, ' ') ?? '';
  expect(text).toContain(requestPaperTitles['buy-build'].en);
  expect(text).toContain(requestPaperTitles['cost-reduction'].en);
  expect(text).toContain('30 days');
  const [path = ''] = [...(mail?.html ?? '').matchAll(/href="[^"]*(\/papers\/[\w.-]+)"/g)].map(([, one]) => one);
  const answer = await site.app.request(path);
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 sample']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="Musterwerk-KI_White-Paper_Buy-and-build.pdf"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
});

test('a link that is expired, forged or for a missing file opens nothing', async () => {
  const { secret } = site.services;
  const links = [
    paperLink('buy-build', 'en', secret, Date.now() - 31 * day),
    paperLink('buy-build', 'en', 'x'.repeat(32), Date.now()),
    paperLink('buy-build', 'de', secret, Date.now()),
    '/papers/nonsense',
  ];
  for (const link of links) {
    const answer = await site.app.request(link);
    expect(answer.headers.get('content-type')).not.toBe('application/pdf');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('a request with two spam signals is stored but not mailed, one with a single signal is mailed', async () => {
  const templates = async () =>
    (await site.services.database.db.selectFrom('outbox').select('template').orderBy('id').execute()).map(
      ({ template }) => template,
    );
  await site.post('/api/pe-whitepaper-request', { ...request, website: 'https://spam.example', elapsed: 9 });
  expect(await templates()).toEqual(['lead-notification']);
  await site.post('/api/pe-whitepaper-request', { ...request, website: 'https://spam.example' });
  expect((await templates()).sort()).toEqual(['lead-notification', 'lead-notification', 'lead-receipt']);
});
