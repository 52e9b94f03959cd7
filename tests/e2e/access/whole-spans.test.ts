import { expect, test } from 'vitest';
import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('no range of numbers is broken at its dash, at 360, 768 and 1440 px', async () => {
  const { page } = await visitor(browser);
  const broken: string[] = [];
  for (const id of pageIds) {
    await page.goto(site.origin + hrefFor(id, 'de'));
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const spans = await page.evaluate(() => {
        const range = document.createRange();
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode;
          if (!(text instanceof Text) || !text.parentElement?.checkVisibility()) continue;
          for (const match of text.data.matchAll(/\d\u2060?–\u2060?\d/g)) {
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1)
              found.push(text.data);
          }
        }
        return found;
      });
      broken.push(...spans.map((span) => `${id} at ${width}: ${span}`));
    }
  }
  expect(broken).toEqual([]);
});
