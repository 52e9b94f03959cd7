import { afterEach, describe, expect, test } from 'vitest';
import { cases } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { renderMail } from '#server/all-mails.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';

const { path } = leadKinds.contact;
const carried = 'calculation=Rechnungsabgleich;48000;8;35;48;40000;150000';
const taken = { name: 'Rechnungsabgleich', inputs: cases['invoice-matching'], spreads: defaultSpreads };
let site: TestSite;
afterEach(() => site.end());
const stored = async () =>
  (await site.services.database.db.selectFrom('leads').select('calculation').orderBy('id').execute()).map(
    ({ calculation }) => calculation,
  );

describe.each(engines)('on %s', (engine) => {
  test('a calculation can be attached with and without JavaScript and is stored as values', async () => {
    site = await startTestSite(engine);
    expect((await site.post(path, { ...message, calculation: [carried] })).status).toBe(200);
    expect((await site.postForm(path, { ...message, calculation: carried })).status).toBe(303);
    expect((await site.post(path, message)).status).toBe(200);
    expect(await stored()).toEqual([taken, taken, null]);
  });
});

test.each([
  'calculation=a;1;2;101;4;5;6',
  'calculation=a;1;2;3;4;5;99999999999',
  'calculation=a;1;2;3;4;5;6;60;80;120;90',
  'something else',
  `calculation=${'a'.repeat(2000)};1;2;3;4;5;6`,
])('values out of bounds are refused, and nothing is stored: %.40s', async (calculation) => {
  site = await startTestSite();
  const answer = await site.post(path, { ...message, calculation });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: [{ field: 'calculation', code: 'calculation.invalid' }] },
  ]);
  expect(await stored()).toEqual([]);
});

test('the mail to staff contains the sums, calculated by the server', async () => {
  site = await startTestSite();
  await site.post(path, { ...message, calculation: carried });
  const { database, company, settings, secret } = site.services;
  const rows = database.db.selectFrom('outbox').selectAll().where('template', '=', 'lead-notification');
  const mail = await renderMail(await rows.executeTakeFirstOrThrow(), { db: database.db, company, settings, secret });
  expect(mail?.text).toMatch(/^Berechnung: +Rechnungsabgleich$/m);
  expect(mail?.text).toMatch(/^=\sNach drei Jahren: +52\.560 €$/m);
  expect(mail?.text).toMatch(/^Kipppunkt: +Monat 26,7$/m);
});
