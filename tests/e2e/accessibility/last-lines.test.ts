import { expect, test } from 'vitest';
import { hrefFor, type PageId } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** Pages whose texts stand in narrow columns. */
const pages: readonly PageId[] = ['ai-mvp', 'ai-applications', 'ai-workshops', 'services'];
/** Letters of a word that looks forgotten on a line of its own. */
const short = 6;

test('no text ends with a single short word on its last line, at 360 and 1440 px', async () => {
  const { page } = await visitor(browser);
  const alone: string[] = [];
  for (const id of pages) {
    await page.goto(site.origin + hrefFor(id, 'de'));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const ends = await page.locator('main :is(p, li, dd)').evaluateAll((elements, most) => {
        const range = document.createRange();
        const lineOf = (node: Text, at: number) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return Math.round(range.getBoundingClientRect().top);
        };
        return elements.flatMap((element) => {
          const [text, ...others] = element.childNodes;
          if (!(text instanceof Text) || others.length > 0 || !element.checkVisibility()) return [];
          const words = text.data.trim().split(' ');
          const last = words.at(-1) ?? '';
          if (words.length < 5 || last.length > most) return [];
          const end = text.data.trimEnd().length;
          const [from, before] = [lineOf(text, end - last.length), lineOf(text, end - last.length - 2)];
          return from > before && from > lineOf(text, 0) ? [text.data] : [];
        });
      }, short);
      alone.push(...ends.map((end) => `${id} at ${width}: ${end}`));
    }
  }
  expect(alone).toEqual([]);
});
