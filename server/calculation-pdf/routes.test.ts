import { afterEach, beforeEach, expect, test } from 'vitest';
import { cases } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { renderMail } from '#server/all-mails.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { calculationLink } from './links.ts';
import { calculationRoutes } from './routes.ts';

const { path } = leadKinds['calculation-request'];
const calculation = 'calculation=Rechnungsabgleich;48000;8;35;48;40000;150000';
const { firstName, lastName, email } = message;
const request = { firstName, lastName, email, calculation, language: 'en' };
const invoices = { name: 'Rechnungsabgleich', inputs: cases['invoice-matching'], spreads: defaultSpreads };
let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.end());
const mails = () => site.services.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('a request is stored with its values, and its link is mailed and returned; repeated requests are stored once', async () => {
  const send = () => site.post(path, request, { 'idempotency-key': 'k'.repeat(20) });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([200, 200]);
  const leads = await site.services.database.db.selectFrom('leads').select(['kind', 'calculation']).execute();
  expect(leads).toEqual([{ kind: 'calculation-request', calculation: invoices }]);
  const rows = await mails();
  expect(rows.map(({ template }) => template).sort()).toEqual(['lead-notification', 'lead-receipt']);
  const { database, company, settings, secret } = site.services;
  const receipt = rows.find(({ template }) => template === 'lead-receipt');
  const mail = receipt && (await renderMail(receipt, { db: database.db, company, settings, secret }));
  const [, link = ''] = /href="[^"]*(\/calculations\/[\w.-]+)"/.exec(mail?.html ?? '') ?? [];
  expect(link).not.toBe('');
  expect(mail?.text, 'nothing that was typed').not.toContain('Rechnungsabgleich');
  // Nothing was built for typesetting here, so the sheet itself is shown. The PDF is tested in tests/e2e/calculation.
  const answer = await site.app.request(link);
  expect(answer.headers.get('location')).toBe(`/calculator?pdf=missing#${calculation}`);
});

test('a request without values, or with impossible ones, is refused', async () => {
  for (const wrong of ['', 'calculation=a;1;2;300;4;5;6'])
    expect((await site.post(path, { ...request, calculation: wrong })).status).toBe(422);
  expect(await mails()).toEqual([]);
});

test('an invalid or expired link, or one of an erased lead, leads to the calculator, which says so', async () => {
  const { secret } = site.services;
  const long = 31 * 86_400_000;
  const links = [
    '/calculations/made-up',
    calculationLink('00000000-0000-7000-8000-000000000000', 'en', secret, Date.now()),
    calculationLink('00000000-0000-7000-8000-000000000000', 'en', secret, Date.now() - long),
  ];
  for (const link of links) {
    const answer = await site.app.request(link);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rechner?pdf=expired']);
  }
});

test('without the typesetting engine the link shows the calculation as a page, and says why', async () => {
  const app = calculationRoutes({
    secret: 's'.repeat(32),
    company: 'Muster',
    publicUrl: 'https://site.example',
    calculationOf: () => Promise.resolve(invoices),
    typeset: () => Promise.resolve(null),
    limit: () => null,
  });
  const answer = await app.request(calculationLink('any', 'de', 's'.repeat(32), Date.now()));
  expect(answer.headers.get('location')).toBe(`/rechner?pdf=missing#${calculation}`);
});
