import { expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, type PageId } from '#contract/site/pages.ts';
import { spokenNames, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const pagesWithNotes: PageId[] = [
  'home',
  'services',
  'about',
  'use-cases',
  'spin-offs',
  'ai-transformation',
  'ai-academy',
  'ai-coaching',
  'ai-workshops',
  'ai-lab',
  'ai-platform',
];

test.each(
  pagesWithNotes.flatMap((page) => languages.map((language) => hrefFor(page, language))),
)('footnotes of %s are numbered in order, and figure and footnote link to each other', async (path) => {
  const { page } = await visitor(browser);
  await page.goto(site.origin + path);
  const marks = page.locator('main sup a');
  const named = (await spokenNames(page, 'heading', 'term')).filter((name) => /(Anmerkung|Note) \d/.test(name));
  expect(
    named.filter((name) => /[^ ](Anmerkung|Note)/.test(name)),
    'words run into those of a note',
  ).toEqual([]);
  const numbers = (await marks.allTextContents()).map(Number);
  expect(numbers.length).toBeGreaterThan(0);
  const firsts = [...new Set(numbers)];
  expect(firsts).toEqual(firsts.map((_, index) => index + 1));
  const notes = page.locator('[id^="note-"]');
  expect(await notes.count()).toBe(firsts.length);
  for (const number of firsts) {
    await page.locator(`main sup a[href="#note-${number}"]`).first().press('Enter');
    await expect
      .poll(() => page.locator(`#note-${number}`).evaluate((note) => note.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    expect(new URL(page.url()).hash).toBe(`#note-${number}`);
    await page.locator(`#note-${number} > a`).press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#mark-${number}`);
    expect(await page.locator(`#mark-${number}`).count()).toBe(1);
  }
});
