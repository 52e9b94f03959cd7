import { expect, test } from 'vitest';
import { toHash } from '#contract/calculation/address.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** In the likely case the costs of a year are above what is saved; at its best a little is left. */
const never = toHash({
  name: 'Mahnungen prüfen',
  inputs: { volume: 20_000, minutes: 6, share: 60, rate: 50, yearly: 62_000, once: 20_000 },
  spreads: defaultSpreads,
});

test.each([
  [360, 'Monat 7,4', ''],
  [768, 'Monat 7,4', ''],
  [1440, 'Monat 7,4', ''],
  [360, 'Kein Kipppunkt', never],
  [1440, 'Kein Kipppunkt', never],
])('the label of the tipping point overlaps none of the lines: %i px, %s', async (width, said, hash) => {
  const { page } = await visitor(browser, { viewport: { width, height: 900 } });
  await page.goto(site.origin + hrefFor('use-cases', 'de') + (hash && `#${hash}`));
  const words = page.locator('.calc-tip');
  await page.locator('.calc-fan').evaluate((fan) => fan.scrollIntoView());
  await expect.poll(() => words.textContent()).toContain(said);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const crossing = await words.evaluate((text) => {
    const box = text.getBoundingClientRect();
    // Lines of payments rise from the lower left to the upper right; sampled from end to end.
    const lines = [...document.querySelectorAll('.calc-lines line')].map((line) => line.getBoundingClientRect());
    return lines.filter((line) =>
      Array.from({ length: 400 }, (_, at) => at / 399).some((share) => {
        const [x, y] = [line.left + share * line.width, line.bottom - share * line.height];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      }),
    ).length;
  });
  expect(crossing).toBe(0);
});

/** Its cautious case ends at the height of the words. */
const beside = toHash({
  name: 'Delivery notes',
  inputs: { volume: 3_120, minutes: 18.5, share: 60, rate: 47.5, yearly: 6_000, once: 28_000 },
  spreads: defaultSpreads,
});

test('the label of the tipping point overlaps no amount beside the chart on the narrowest screen', async () => {
  const { page } = await visitor(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(`${site.origin}/calculator?lang=en#${beside}`);
  await page.locator('.calc-fan').evaluate((fan) => fan.scrollIntoView());
  const words = page.locator('.calc-tip', { hasText: 'month 15.7' });
  await words.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [end = 0, sums = 0] = await words.evaluate((text) =>
    [text.getBoundingClientRect().right].concat(
      [...document.querySelectorAll('.calc-ends text')].map((sum) => sum.getBoundingClientRect().left),
    ),
  );
  expect(end).toBeLessThanOrEqual(sums);
});

test.each([
  '/rechner',
  '/calculator?lang=en',
])('the label for no tipping point is fully visible on the narrowest screen: %s', async (path) => {
  const { page } = await visitor(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(`${site.origin}${path}#${never}`);
  const words = page.locator('.calc-tip');
  await page.locator('.calc-fan').evaluate((fan) => fan.scrollIntoView());
  await expect.poll(() => words.textContent()).toMatch(/Kein Kipppunkt|No tipping point/);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const clear = await words.evaluate((text) => {
    const box = text.getBoundingClientRect();
    const sums = [...document.querySelectorAll('.calc-ends text')].map((sum) => sum.getBoundingClientRect());
    const covered = sums.filter((sum) => sum.left < box.right && sum.top < box.bottom - 4 && sum.bottom > box.top);
    return [box.left >= 0, box.right <= window.innerWidth, covered.length];
  });
  expect(clear).toEqual([true, true, 0]);
});
