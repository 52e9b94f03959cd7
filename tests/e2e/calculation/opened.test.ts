import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('a named dot of home opens its case in the sheet of home, by pointer and by keyboard', async () => {
  const { page, faults } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(site.origin);
  await awake(page);
  const dot = (name: string) =>
    page.getByRole('list', { name: /Vorhaben/ }).getByRole('link', { name: new RegExp(`^${name}`) });
  const process = page.getByLabel('Vorgang, vorgeschlagen');
  await dot('Zollpapiere').click();
  await expect.poll(() => process.inputValue()).toBe('Zollpapiere');
  await focused(process);
  await dot('Arztbrief').press('Enter');
  await expect.poll(() => process.inputValue()).toBe('Arztbrief');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(faults).toEqual([]);
});

test('a page without a sheet leads to the sheet of the calculator, not to the top of its page', async () => {
  const { page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/leistungsangebot/ki-mvp`);
  await awake(page);
  await page.getByRole('link', { name: 'Vorgang durchrechnen' }).click();
  const process = page.getByLabel('Vorgang, vorgeschlagen');
  await expect.poll(() => process.inputValue()).toBe('KI-MVP');
  await expect.poll(async () => (await process.boundingBox())?.y).toBeLessThan(450);
});
