import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('a calculation that is not attached to a message is not in the stored page URL either', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/rechner`);
  const sheet = page.locator('form#calculation');
  await sheet.evaluate((form) => form.scrollIntoView());
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  await sheet.getByLabel('Vorgänge im Jahr').fill('61234');
  await page.keyboard.press('Tab');
  await page.waitForURL('**/rechner#calculation=Rechnungsabgleich;61234;*');
  await page.getByRole('link', { name: 'Berechnung mit einer Nachricht senden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Diese Berechnung mitsenden/ }).uncheck();
  const texts = { Vorname: 'Ria', Nachname: 'Beispiel', 'E-Mail': 'ria@left-out.example' };
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await dialog.getByText('Nachricht gesendet').waitFor();
  const [lead] = storedLeads(site.folder).filter(({ email }) => email === 'ria@left-out.example');
  expect(lead).toMatchObject({ page_url: `${site.origin}/rechner`, calculation: null });
  expect(faults).toEqual([]);
});
