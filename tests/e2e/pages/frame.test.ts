import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, type PageId, whitePaperHref } from '#contract/site/pages.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const pages: readonly PageId[] = [
  'about',
  'ai-platform',
  'services',
  'ai-mvp',
  'knowledge-center',
  'home',
  'use-cases',
];

/** Follows a link to an address, which any page may have. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
};

/** Where the header says that one is: its ground, what is current in it, and where the logo leads. */
const frameOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => ({
    ink: [header.hasAttribute('data-ink'), header.classList.contains('on-ink')],
    current: [...header.querySelectorAll('[aria-current]')].map(
      (element) => `${element.textContent} ${element.getAttribute('href')} ${element.getAttribute('aria-current')}`,
    ),
    logo: header.querySelector<HTMLElement>('#logo')?.innerText,
  }));

test.each(
  languages,
)('header and footer are kept from page to page, and the header is in the same state as after loading the page directly, %s', async (language) => {
  const { page, faults } = await visitor(browser, { locale: language });
  await page.goto(site.origin + hrefFor('spin-offs', language));
  await awake(page);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('header, footer')) part.classList.add('first');
  });
  const fresh = await visitor(browser, { locale: language });
  for (const path of [...pages.map((id) => hrefFor(id, language)), whitePaperHref('1', language)]) {
    await goTo(page, path);
    await fresh.page.goto(site.origin + path);
    expect(await frameOf(page), path).toEqual(await frameOf(fresh.page));
    expect(await page.title()).toBe(await fresh.page.title());
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      await fresh.page.locator('link[rel=canonical]').getAttribute('href'),
    );
  }
  expect(await page.locator('header.first, footer.first').count()).toBe(2);
  // What the first page said to search engines is not said of another one.
  expect(await page.locator('meta[name=description], meta[property], script[type="application/ld+json"]').count()).toBe(
    0,
  );
  expect(await page.locator('meta[name=viewport], meta[name=theme-color]').count()).toBe(2);
  expect(faults).toEqual([]);
});

test('search text and results in the header are cleared on the next page', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/privacy`);
  await awake(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Suche', exact: true }).click();
  const search = banner.getByLabel('Suchbegriff', { exact: true }).filter({ visible: true });
  await search.fill('Verordnung');
  await banner.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await search.waitFor({ state: 'hidden' });
  await page.getByRole('main').locator(':focus').waitFor();
  await banner.getByRole('button', { name: 'Suche', exact: true }).click();
  await search.waitFor();
  expect(await search.inputValue()).toBe('');
  expect(await banner.getByRole('option').count()).toBe(0);
  expect(faults).toEqual([]);
});
