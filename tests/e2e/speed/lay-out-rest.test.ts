import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const scripts = /\/assets\/[^/]*\.js$/;

/** Scripts stay away until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Parts of the page that are not laid out, unless somebody comes near them. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, [data-late], [data-tiles] > li, main + footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

test.each(pageIds)('%s is laid out to its end once its scripts have loaded', async (id) => {
  const { page, faults } = await visitor(browser);
  const come = await holdScripts(page);
  await page.goto(site.origin + hrefFor(id, 'de'), { waitUntil: 'commit' });
  await page.locator('body > footer').waitFor({ state: 'attached' });
  expect(await left(page)).toBeGreaterThan(0);
  come();
  await expect.poll(() => left(page)).toBe(0);
  // Removed one step after the last part was laid out.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.arriving)).toBeUndefined();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('opening a page at an anchor, or reloading it further down, shows the right position, because all of it is laid out', async () => {
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

test('on a page opened at an anchor, what is typed stays where it is when the scripts arrive', async () => {
  const { page } = await visitor(browser, { viewport: { width: 390, height: 760 } });
  const come = await holdScripts(page);
  await page.goto(`${site.origin}/contact#contact`, { waitUntil: 'commit' });
  await page.locator('body > footer').waitFor({ state: 'attached' });
  // With the first picture the browser goes to the fragment, and takes the focus from whatever has it.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const message = page.locator('textarea[name=message]');
  await message.fill('Eine Nachricht');
  come();
  await awake(page);
  await page.keyboard.type(', und weiter');
  expect(await message.inputValue()).toBe('Eine Nachricht, und weiter');
  await page.context().close();
});

test('on a phone the home page can be scrolled to its calculator while its scripts are loading', async () => {
  const phone = { viewport: { width: 390, height: 760 } };
  for (const move of [(page: Page) => page.mouse.wheel(0, 300), (page: Page) => page.keyboard.press('Tab')]) {
    const { page } = await visitor(browser, phone);
    await page.route(scripts, () => new Promise(() => {}));
    await page.goto(`${site.origin}/`, { waitUntil: 'commit' });
    await page.locator('body > footer').waitFor({ state: 'attached' });
    const close = page.locator('#calculation-process, .stage figure > ol > li, .stage svg > [role=listitem]');
    const laidOut = () => close.evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length);
    expect([await close.count(), await laidOut()]).toEqual([25, 0]);
    await move(page);
    await expect.poll(laidOut).toBe(25);
    await page.context().close();
  }
});

test('on a phone the link to the calculator works while scripts are loading', async () => {
  const { page } = await visitor(browser, { viewport: { width: 390, height: 760 } });
  await page.route(scripts, () => new Promise(() => {}));
  await page.goto(`${site.origin}/`, { waitUntil: 'commit' });
  await page.locator('main').getByRole('link', { name: 'Selbst nachrechnen' }).click();
  const top = () => page.evaluate(() => document.getElementById('calculation')?.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  expect(await page.locator('#calculation-process').evaluate((field) => field.checkVisibility())).toBe(true);
  await page.context().close();
});

test.each([
  ['forbidden', { javaScriptEnabled: false }],
  ['blocked', {}],
])('all of the page is laid out if scripts are %s', async (_how, options) => {
  const { page } = await visitor(browser, options);
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${site.origin}/leistungsangebot`);
  await expect.poll(() => left(page)).toBe(0);
  await page.context().close();
});
