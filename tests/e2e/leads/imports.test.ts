import { writeXlsx } from 'hucre/xlsx';
import { afterAll, expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter } from '#tests/support/staff-browser.ts';

const site = await serveSite();
afterAll(site.end);

test('a manager imports old leads from a file by keyboard, sees what is refused, and takes the import back', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=imports`);
  await enter(page);
  const rows = [
    ['E-Mail', 'Vorname', 'Eingegangen am', 'Anmerkung'],
    ['alt@import.example', 'Alma', new Date(Date.UTC(2021, 4, 3)), 'Bitte um Rückruf'],
    ['kein Postfach', 'B', null, ''],
  ];
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Kontakte', rows }] }));
  const upload = { name: 'alt.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.getByLabel('Datei wählen').setInputFiles(upload);
  await page.getByRole('heading', { name: 'alt.xlsx' }).waitFor();
  await passesAxe(page, 'staff import: uploaded');
  // What was uploaded survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Vorschau' }).press('Enter');
  await page.getByText('keine gültige E-Mail-Adresse').waitFor();
  expect(await page.getByLabel('Eingegangen am').inputValue()).toBe('date');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page, 'staff import: preview with mistakes');
  }
  await page.getByRole('button', { name: '1 importieren' }).press('Enter');
  const proof = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByLabel('Passwort').fill(staffLogin.password);
  await proof.getByLabel('Passwort').press('Enter');
  await page.getByText('1 importiert, 0 doppelt, 1 abgelehnt').waitFor();
  await passesAxe(page, 'staff import: done');
  await page.getByRole('button', { name: 'Import alt.xlsx zurücknehmen' }).press('Enter');
  await passesAxe(page, 'staff import: question before taking it back');
  await page.getByRole('button', { name: 'Zurücknehmen', exact: true }).press('Enter');
  await page.getByRole('listitem').getByText('zurückgenommen').waitFor();
  await passesAxe(page, 'staff import: taken back');
  expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
});

test('a file whose upload breaks off is not left behind as if it were whole', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=imports`);
  await enter(page);
  let parts = 0;
  await page.route('**/parts', (route) => {
    parts += 1;
    return parts === 2 ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  const lines = Array.from({ length: 300 }, (_, n) => `kontakt-${n}@import.example`);
  const buffer = Buffer.from(['E-Mail', ...lines].join('\n'));
  await page.getByLabel('Datei wählen').setInputFiles({ name: 'halb.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Die Datei wurde nicht hochgeladen.').waitFor();
  await page.reload();
  await page.getByLabel('Datei wählen').waitFor({ state: 'attached' });
  await page.locator('section[aria-label=Importe][aria-busy=false]').waitFor();
  expect(await page.getByRole('heading', { name: 'halb.csv' }).count()).toBe(0);
});
