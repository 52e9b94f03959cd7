import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, visitor, widerSpacing } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** Letters of twice the size, as set in the browser. */
async function phoneWithLargeLetters(): Promise<Page> {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  return page;
}

type Place = { path: string; within: string };

/** The lines of text within an element that lie over one another, in pairs; of a line its small letters count. */
function overlaps(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll((elements) => {
    const range = document.createRange();
    const texts = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(texts));
    const lines = elements.flatMap(texts).flatMap((text) => {
      const element = text.parentElement;
      if (!text.data.trim() || !element?.checkVisibility() || element.closest('.sr-only')) return [];
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        const half = (bottom - top) / 4;
        return { text, left, right, top: middle - half, bottom: middle + half };
      });
    });
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            other.text !== one.text &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
        )
        .map((other) => `${one.text.data.trim()} / ${other.text.data.trim()}`),
    );
  });
}

test.each<Place>([
  { path: '/ki-fallstudien', within: '#industries ol' },
  { path: '/ueber-uns', within: 'main figure' },
  { path: '/leistungsangebot/ki-coaching', within: 'main section:has(svg text)' },
  { path: '/calculator?lang=en', within: '#calculation table' },
])('with twice the font size on a phone no text on $path overlaps another', async ({ path, within }) => {
  const page = await phoneWithLargeLetters();
  await page.goto(site.origin + path);
  await page.locator(within).first().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toMatch(/^3[24]/);
  expect(await page.locator(within).count()).toBeGreaterThan(0);
  expect(await overlaps(page, within)).toEqual([]);
  await page.context().close();
});

test('with twice the font size on a phone the words of the cases are not broken', async () => {
  const page = await phoneWithLargeLetters();
  await page.goto(`${site.origin}/ki-fallstudien`);
  const texts = page.locator('#industries ol p');
  const narrow = await texts.evaluateAll((all) => all.filter(({ clientWidth }) => clientWidth < 150).length);
  expect([await texts.count(), narrow]).toEqual([39, 0]);
  await page.context().close();
});

test.each([
  320, 768, 1280, 1920,
])('with wider text spacing the price of the MVP is not broken at %d px', async (width) => {
  const { page } = await visitor(browser, { viewport: { width, height: 800 }, bypassCSP: true });
  await page.goto(`${site.origin}/leistungsangebot/ki-mvp`);
  await awake(page);
  const figure = page.locator('main section').first().getByText('19.000');
  const ends = () =>
    figure.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      return { lines: new Set(lines.map(({ top }) => top)).size, right: Math.max(...lines.map(({ right }) => right)) };
    });
  expect((await ends()).lines).toBe(1);
  await page.addStyleTag({ content: widerSpacing });
  expect((await ends()).right).toBeLessThanOrEqual(width);
  await page.context().close();
});

test.each([
  '/wissenscenter?view=list',
  '/wissenscenter/white-paper/8',
  '/knowledge-center/white-paper/26?lang=en',
])('with twice the font size on a phone %s fits the screen', async (path) => {
  const page = await phoneWithLargeLetters();
  await page.goto(site.origin + path);
  const widest = await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = [...document.querySelectorAll('main :is(a, button, h2)')].map((part) =>
      part.checkVisibility() && !part.closest('table') ? part.getBoundingClientRect().right : 0,
    );
    return Math.max(document.documentElement.scrollWidth, ...ends);
  });
  expect(Math.floor(widest)).toBeLessThanOrEqual(360);
  await page.context().close();
});
