import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor, type PageId, pageIds, whitePaperHref } from '#contract/site/pages.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** Headings and terms are set large and get no hyphens of the browser's: a long word brings its own. */
const large = 'main :is(h1, h2, h3, dt, th)';
/** Words of the elements that a selector names which stand on two lines without having brought a hyphen. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const range = document.createRange();
    const texts = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(texts));
    const isBroken = (text: Text, match: RegExpMatchArray) => {
      range.setStart(text, match.index ?? 0);
      range.setEnd(text, (match.index ?? 0) + match[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1;
    };
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .flatMap(texts)
      .flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\u00ad]{3,}/gu)].filter(
          (match) => !match[0].includes('\u00ad') && isBroken(text, match),
        ),
      )
      .map(([word]) => word);
  });
}

/** Texts with a range of numbers whose dash ends a line. */
function brokenRanges(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!(text instanceof Text) || !text.parentElement?.checkVisibility()) continue;
      for (const match of text.data.matchAll(/\d\u2060?–\u2060?\d/g)) {
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1) found.push(text.data);
      }
    }
    return found;
  });
}

test('from 360 to 1440 px no word of a heading is broken, nor a range of numbers at its dash', async () => {
  const { page } = await visitor(browser);
  const broken: string[] = [];
  const look = async (id: PageId, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    const found = [...(await brokenWords(page, large)), ...(await brokenRanges(page))];
    broken.push(...found.map((what) => `${id} at ${width}: ${what}`));
  };
  for (const id of pageIds) {
    await page.goto(site.origin + hrefFor(id, 'de'));
    for (const width of [360, 768, 1024, 1280, 1440]) await look(id, width);
  }
  expect(broken).toEqual([]);
});

test('on a phone no title in the list of white papers is broken within a word', async () => {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await page.goto(`${site.origin}/wissenscenter?view=list`);
  await page.evaluate(() => document.fonts.ready);
  const titles = 'main li [id^=paper-]';
  expect(await page.locator(titles).count()).toBe(36);
  expect(await brokenWords(page, titles)).toEqual([]);
});

test('on phones no title of a white paper’s page is broken within a word', async () => {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  const broken: string[] = [];
  const papers = Array.from({ length: 36 }, (_, at) => whitePaperHref(String(at + 1), 'de'));
  for (const path of papers) {
    await page.goto(site.origin + path);
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => document.fonts.ready);
      broken.push(...(await brokenWords(page, 'main h1')).map((word) => `${path} at ${width}: ${word}`));
    }
  }
  expect(broken).toEqual([]);
});

test('with twice the font size set by the page, narrow columns stack instead of breaking words', async () => {
  const { page } = await visitor(browser);
  const rows: [PageId, number, string][] = [
    ['services', 1440, 'footer nav :is(h2, a)'],
    ['services', 768, 'footer nav :is(h2, a)'],
    ['ai-mvp', 768, 'main ol li:has(h3) > div > *'],
    ['ai-lab', 768, 'main li:has(> .tabular) :is(h3, p)'],
    ['ai-lab', 1440, 'main li:has(> .tabular) :is(h3, p)'],
  ];
  for (const [id, width, selector] of rows) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.origin + hrefFor(id, 'de'));
    await enlarge(page);
    expect(await page.locator(selector).count(), id).toBeGreaterThan(3);
    expect(await brokenWords(page, selector), `${id} at ${width}`).toEqual([]);
  }
});

test('with twice the font size at 320 px the whole close button of the menu is usable', async () => {
  const { page } = await visitor(browser, { viewport: { width: 320, height: 700 } });
  await page.goto(site.origin);
  await awake(page);
  await enlarge(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).click();
  const button = page.getByRole('button', { name: 'Menü schließen' });
  const close = await button.boundingBox();
  const room = await button.evaluate((element) => element.closest('dialog, [popover]')?.clientWidth ?? 0);
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(room);
});

test('with twice the font size on a phone the search text in the menu is readable while typing', async () => {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await page.goto(site.origin);
  await awake(page);
  await enlarge(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.locator('#site-menu');
  await menu.locator('search input').waitFor();
  const ends = await menu.locator('search :is(input, button)').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return { width: right - left, right };
    }),
  );
  const [field, button] = ends;
  expect(field?.width).toBeGreaterThan(200);
  expect(button?.right).toBeLessThanOrEqual(await menu.evaluate(({ clientWidth }) => clientWidth));
});

/** As a visitor's own style sheet does it: media queries do not follow. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  });
}
