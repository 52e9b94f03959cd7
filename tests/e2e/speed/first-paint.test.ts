import { expect, test } from 'vitest';
import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** Where everything on the page stands, and in which colours; `without` is a file that never comes. */
async function looksOf(path: string, width: number, without?: RegExp): Promise<string[]> {
  const { page } = await visitor(browser, { viewport: { width, height: 900 }, javaScriptEnabled: false });
  if (without) await page.route(without, (route) => route.abort());
  await page.goto(site.origin + path);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // What moves with the scroll stands at its beginning once a frame was drawn.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  const looks = await page.evaluate(() => {
    return [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, fontSize, fontWeight].join(' ');
    });
  });
  await page.context().close();
  return looks;
}

test.each(pageIds)('%s looks the same with its inline styles alone as with the whole style sheet', async (page) => {
  const index = pageIds.indexOf(page);
  const path = hrefFor(page, index % 2 ? 'de' : 'en');
  const width = index % 4 < 2 ? 360 : 1440;
  const whole = await looksOf(path, width);
  expect(whole.length).toBeGreaterThan(50);
  expect(await looksOf(path, width, /\/assets\/app-[^/]*\.css$/)).toEqual(whole);
});
