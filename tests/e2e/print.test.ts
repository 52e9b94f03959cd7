import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser, visitor } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

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
