import { expect, test } from 'vitest';
import { whitePaperHref } from '#contract/site/pages.ts';
import { spokenNames, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('screen readers read the number of the previous and next paper as a separate word', async () => {
  const { page } = await visitor(browser);
  await page.goto(site.origin + whitePaperHref('7', 'de'));
  // What is below the first screen is laid out a moment later.
  await expect
    .poll(async () => (await spokenNames(page, 'link')).filter((name) => name.startsWith('#')))
    .toEqual([expect.stringMatching(/^#6 \S/), expect.stringMatching(/^#8 \S/)]);
});
