import { expect, test } from 'vitest';
import { awake, visitor } from '#tests/support/browser.ts';

import { storedLeads, storedSignups } from '#tests/support/rows/stored-leads.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('a message in flight while the language is switched makes one lead, is confirmed in the new language, and clears the form', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/contact`);
  await awake(page);
  const email = 'wechsel@kunde.example';
  await page.getByLabel('Vorname').fill('Wanda');
  await page.getByLabel('Nachname').fill('Wechsel');
  await page.getByLabel('E-Mail').first().fill(email);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Während des Sendens wechselt die Sprache.');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByRole('button', { name: 'EN English' }).first().click();
  await page.locator('.toast').getByText('Message sent successfully!').waitFor();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
  expect(await page.getByLabel('First name').inputValue()).toBe('');
  expect(storedLeads(site.folder).filter((lead) => lead.email === email)).toHaveLength(1);
});

test('a newsletter sign-up in flight while the language is switched clears its form, too', async () => {
  const { page } = await visitor(browser);
  await page.goto(site.origin);
  await awake(page);
  const form = page.locator('#newsletter-general');
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => form.evaluate((it) => (it as HTMLFormElement).noValidate)).toBe(true);
  const email = 'wechsel@leserin.example';
  await form.getByLabel('Vorname').fill('Wanda');
  await form.getByLabel('Nachname').fill('Wechsel');
  await form.getByLabel('E-Mail').first().fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await page.getByRole('button', { name: 'EN English' }).first().click();
  await page.locator('.toast').waitFor();
  await expect.poll(() => form.getByLabel('First name').inputValue()).toBe('');
  expect(storedSignups(site.folder).filter((signup) => signup.email === email)).toHaveLength(1);
});
