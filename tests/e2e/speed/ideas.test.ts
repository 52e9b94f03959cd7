import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { shifts } from '#tests/support/shifts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Whether what stands on the canvas changes, as the screen has it: its pixels belong to another thread. */
const moving = async (page: Awaited<ReturnType<typeof visitor>>['page']) => {
  const canvas = page.locator('[data-behaviour=dots] canvas');
  const [before, after] = [await canvas.screenshot(), await canvas.screenshot()];
  return !before.equals(after);
};

test.each([
  [360, 740],
  [1440, 900],
])('at %i px the ideas find their places in a thread of their own, stop and go on when asked, and move nothing else', async (width, height) => {
  const { page, faults } = await visitor(browser, { reducedMotion: 'no-preference', viewport: { width, height } });
  await page.goto(site.origin);
  const stage = page.locator('[data-behaviour=dots]');
  await page.locator('[data-behaviour=dots][data-moving]').waitFor();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => moving(page)).toBe(true);
  await stage.getByRole('button', { name: 'Animation anhalten' }).click();
  // At rest, with the cloud still there.
  await expect.poll(() => moving(page)).toBe(false);
  await stage.getByRole('button', { name: 'Animation fortsetzen' }).click();
  await page.locator('[data-behaviour=dots]:not([data-moving])').waitFor();
  await stage.getByRole('button', { name: 'Noch einmal abspielen' }).click();
  await page.locator('[data-behaviour=dots][data-moving]').waitFor();
  expect((await shifts(page)).filter(({ value }) => value > 0.01)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('who wants less motion sees the ideas at their places', async () => {
  const { page, faults } = await visitor(browser, { reducedMotion: 'reduce' });
  await page.goto(site.origin);
  await page.locator('[data-behaviour=dots] canvas:not([hidden])').waitFor();
  expect(await page.locator('[data-moving]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Animation|abspielen/ }).count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the clocks of the team are read when somebody comes near them, not as the page loads', async () => {
  const { page, faults } = await visitor(browser, { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl;
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, given) => {
        asked.push(given);
        return Reflect.construct(target, given);
      },
    });
  });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked.length);
  await page.goto(site.origin);
  // Moves as soon as the page is idle; the clocks would have been read then, too.
  await page.locator('[data-behaviour=dots][data-moving]').waitFor();
  expect(await asked()).toBe(0);
  const clock = page.locator('[data-behaviour=minutes][data-time]').first();
  await clock.scrollIntoViewIfNeeded();
  await expect.poll(() => clock.textContent()).toMatch(/dort ist es \d\d:\d\d\sUhr/);
  expect(await asked()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
