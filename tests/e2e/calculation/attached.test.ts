import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { toHash } from '#contract/calculation/address.ts';
import { cases } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { staffAt } from '#tests/support/staff-browser.ts';

const usual = { name: 'Mahnungen', inputs: cases['invoice-matching'], spreads: defaultSpreads };
const own = { ...usual, spreads: { ...defaultSpreads, cautiousCost: 150 } };

async function send(lastName: string, calculation: typeof usual) {
  const response = await fetch(site.origin + leadKinds.contact.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...message,
      firstName: 'Runa',
      lastName,
      email: `${lastName.toLowerCase()}@attached.example`,
      calculation: toHash(calculation),
    }),
  });
  expect(response.status).toBe(200);
}

test('staff read the result as a sentence, and the assumptions only if the visitor changed them', async () => {
  await send('Annahme', own);
  await send('Vorgabe', usual);
  const { page, faults } = await staffAt(browser, site);
  await page.getByText('Runa Annahme').first().click();
  const sheet = page.getByRole('region', { name: 'Berechnung' });
  await sheet.getByText(/„Mahnungen“ .*bleiben 52\.560\s€/).waitFor();
  await sheet.getByText(/Vorsichtig: 60\s% des Anteils, 150\s% der Kosten/).waitFor();
  const weights = (name: string | RegExp) =>
    sheet.getByRole('rowheader', { name }).evaluate((cell) => getComputedStyle(cell).fontWeight);
  expect(await Promise.all(['Stundensatz', 'Nach drei Jahren', /^vorsichtig/].map(weights))).toEqual([
    '400',
    '600',
    '400',
  ]);
  await page.keyboard.press('Escape');
  await page.getByText('Runa Vorgabe').first().click();
  await sheet.getByText(/bleiben 52\.560\s€/).waitFor();
  expect(await sheet.getByText(/der Kosten/).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('staff can read a calculation stored when the assumptions had other limits', async () => {
  await send('Altbestand', own);
  const database = new DatabaseSync(join(site.folder, 'site.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  const before = JSON.stringify({ ...own, spreads: { ...own.spreads, cautiousCost: 80, favourableShare: 50 } });
  database.prepare('update leads set calculation = ? where email = ?').run(before, 'altbestand@attached.example');
  database.close();
  const { page, faults } = await staffAt(browser, site);
  await page.getByText('Runa Altbestand').first().click();
  const sheet = page.getByRole('region', { name: 'Berechnung' });
  await sheet.getByText(/Vorsichtig: 60\s% des Anteils, 80\s% der Kosten\. Günstig: 50\s%/).waitFor();
  expect(faults).toEqual([]);
});
