import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const scripts = /\/assets\/[^/]*\.js$/;

/** Parts of the page that are not laid out, unless somebody comes near them. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, [data-tiles] > li, main + footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

test.each(pageIds)('%s is laid out to its end once its scripts have come', async (id) => {
  const { page, faults } = await visitor(browser);
  let come = () => {};
  const awaited = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(scripts, async (route) => {
    await awaited;
    await route.continue();
  });
  await page.goto(site.origin + hrefFor(id, 'de'), { waitUntil: 'commit' });
  await page.locator('body > footer').waitFor({ state: 'attached' });
  expect(await left(page)).toBeGreaterThan(0);
  come();
  await expect.poll(() => left(page)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.arriving)).toBeUndefined();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('who opens a page at an anchor, or loads it again further down, is at the place, for all of it is laid out', async () => {
  const { page } = await visitor(browser);
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${site.origin}/#clients`);
  expect(await left(page)).toBe(0);
  const top = () => page.evaluate(() => document.getElementById('clients')?.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  const before = await top();
  await page.goto(`${site.origin}/`);
  await page.evaluate(() => document.getElementById('clients')?.scrollIntoView());
  await page.reload();
  expect(await left(page)).toBe(0);
  // The browser remembers the place in whole pixels, parts end between them.
  await expect.poll(async () => Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
  await page.context().close();
});

test.each([
  ['forbidden', { javaScriptEnabled: false }],
  ['blocked', {}],
])('nothing is left out for good where scripts are %s', async (_how, options) => {
  const { page } = await visitor(browser, options);
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${site.origin}/leistungsangebot`);
  await expect.poll(() => left(page)).toBe(0);
  await page.context().close();
});
