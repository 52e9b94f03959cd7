import { expect, test } from 'vitest';
import { hrefFor, type PageId, pageIds } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** Headings and terms are set large and get no hyphens of the browser's: a long word brings its own. */
const large = 'main :is(h1, h2, h3, dt, th)';
test('at 360, 768 and 1440 px no large word is broken in its middle', async () => {
  const { page } = await visitor(browser);
  const broken: string[] = [];
  const look = async (id: PageId, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    const words = await page.locator(large).evaluateAll((elements) => {
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
    broken.push(...words.map((word) => `${id} at ${width}: ${word}`));
  };
  for (const id of pageIds) {
    await page.goto(site.origin + hrefFor(id, 'de'));
    for (const width of [360, 768, 1440]) await look(id, width);
  }
  expect(broken).toEqual([]);
});
