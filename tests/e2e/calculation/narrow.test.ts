import { expect, test } from 'vitest';
import { focused, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test.each([
  ['/rechner', 'Stundensatz', 'Als Blatt drucken'],
  ['/calculator?lang=en', 'Hourly rate', 'Print as one sheet'],
])('at 320 px no label of the sheet is broken within a word, and an unreadable value is not printed (%s)', async (path, rate, print) => {
  const { page } = await visitor(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(site.origin + path);
  await page.evaluate(() => document.fonts.ready);
  const broken = await page.locator('.calc-table th').evaluateAll((cells) => {
    const found: string[] = [];
    for (const cell of cells) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
    }
    return found;
  });
  expect(broken).toEqual([]);

  const field = page.getByLabel(rate, { exact: true });
  await field.scrollIntoViewIfNeeded();
  const printed = page.getByRole('button', { name: print });
  await printed.waitFor();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await field.fill('fünfzig');
  await printed.click();
  await focused(field);
  expect(await page.locator('[data-printed]').count()).toBe(0);
  await field.fill('50 EUR');
  await printed.click();
  await page.locator('[data-printed]').waitFor();
  await page.context().close();
});
