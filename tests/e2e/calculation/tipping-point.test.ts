import { expect, test } from 'vitest';
import { hrefFor } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test.each([360, 768, 1440])('the words of an early tipping point lie on none of the lines, %i px', async (width) => {
  const { page } = await visitor(browser, { viewport: { width, height: 900 } });
  await page.goto(site.origin + hrefFor('use-cases', 'de'));
  const words = page.locator('.calc-tip');
  await words.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await words.textContent()).toContain('Monat 7,3');
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
