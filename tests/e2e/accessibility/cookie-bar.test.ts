import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor, pageIds, whitePaperHref } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const paths = [...pageIds.map((page) => hrefFor(page, 'de')), whitePaperHref('1', 'de'), '/gibt-es-nicht'];

/** Words of the buttons of the first screen that the bar lies upon, be it in part. */
const coveredButtons = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('#consent-banner')?.getBoundingClientRect();
    if (!bar) return ['no bar'];
    const actions = document.querySelectorAll('header, main :is(a, button).rounded-control, main [type=submit]');
    return [...actions]
      .filter((action) => action.checkVisibility())
      .filter((action) => {
        const { top, bottom, left, right } = action.getBoundingClientRect();
        return top < bar.bottom && bottom > bar.top && left < bar.right && right > bar.left;
      })
      .map(({ textContent }) => textContent);
  });

test.each(
  paths,
)('the cookie bar covers no call to action on the first screen of %s, on a phone and a desktop', async (path) => {
  const { page } = await visitor(browser, { isNew: true, viewport: { width: 360, height: 740 } });
  await page.clock.install();
  // What comes to life after the bar has risen, as on a slow phone.
  const risen = Promise.withResolvers<void>();
  await page.route(/\/assets\/booking-.*\.js$/, async (route) => {
    await risen.promise;
    await route.continue();
  });
  await page.goto(site.origin + path);
  // The second after which the bar rises.
  await page.clock.fastForward(1000);
  const bar = page.locator('#consent-banner');
  await bar.waitFor();
  risen.resolve();
  if (path === hrefFor('booking', 'de')) await page.getByRole('grid').waitFor();
  await expect.poll(() => coveredButtons(page)).toEqual([]);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(140);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => coveredButtons(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['of', 1440, 'de-DE', ':is(h1 span, p, dt, dd, li, a, text)'],
  // There the bar lies on the drawing's lower corner.
  ['beside the drawing of', 1280, 'de-DE', ':is(h1 span, p, dt, dd, a):not(figure *)'],
  ['beside the drawing of', 1280, 'en-GB', ':is(h1 span, p, dt, dd, a):not(figure *)'],
])('on a desktop the cookie bar covers no text %s the home page’s first screen (%i, %s)', async (_where, width, locale, texts) => {
  const { page } = await visitor(browser, { isNew: true, locale, viewport: { width, height: 900 } });
  await page.clock.install();
  await page.goto(site.origin);
  await page.clock.fastForward(1000);
  await page.locator('#consent-banner').waitFor();
  const covered = () =>
    page.evaluate((texts) => {
      const bar = document.querySelector('#consent-banner')?.getBoundingClientRect();
      if (!bar) return ['no bar'];
      return [...document.querySelectorAll(`main section:first-child ${texts}`)]
        .filter((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return top < bar.bottom && bottom > bar.top && left < bar.right && right > bar.left;
        })
        .map(({ textContent }) => textContent);
    }, texts);
  await expect.poll(covered).toEqual([]);
  await page.context().close();
});

test('in the staff area the cookie bar is at the end of the page and covers nothing', async () => {
  const { page } = await visitor(browser, { isNew: true, viewport: { width: 360, height: 740 } });
  await page.clock.install();
  await page.goto(`${site.origin}/admin/login`);
  await page.clock.fastForward(1000);
  const bar = page.locator('#consent-banner');
  await bar.waitFor();
  const above = await page.evaluate(() => {
    const top = document.querySelector('#consent-banner')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('main :is(h1, p, label, input, button, a)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > top)
      .map(({ textContent }) => textContent);
  });
  expect(above).toEqual([]);
  await bar.getByRole('button', { name: 'Ablehnen' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.context().close();
});
