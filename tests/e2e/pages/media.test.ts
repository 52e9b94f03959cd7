import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';

let browser: Browser;
let site: ServedSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.end();
});

test('a printed page has neither the header nor the way past it over its text', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/privacy`);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).waitFor({ state: 'hidden' });
});

test('where the visitor’s own colours replace ours, buttons have an edge and the chosen language is marked', async () => {
  const { page } = await visitor(browser, { forcedColors: 'active' });
  await page.goto(site.origin);
  const styleOf = (name: string, property: 'border-top-width' | 'text-decoration-line') =>
    page
      .getByRole('banner')
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('main').getByRole('link', { name, exact: true }))
      .first()
      .evaluate((element, which) => {
        const shown = element.querySelector('span') ?? element;
        return getComputedStyle(shown).getPropertyValue(which);
      }, property);
  expect(await styleOf('Leistungen ansehen', 'border-top-width')).toBe('1px');
  expect(await styleOf('DE', 'text-decoration-line')).toBe('underline');
  expect(await styleOf('EN', 'text-decoration-line')).toBe('none');
});
