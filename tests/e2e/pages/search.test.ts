import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** A visitor with the header's search open. */
async function openSearch(locale = 'de-DE', path = '/imprint') {
  const { page, faults } = await visitor(browser, { locale });
  await page.goto(site.origin + path);
  await awake(page);
  const name = locale === 'de-DE' ? 'Suche' : 'Search';
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  const field = page.getByRole('banner').getByRole('combobox');
  await focused(field);
  return { page, faults, field };
}
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('results appear while typing, arrow keys select, Enter opens the selected one', async () => {
  const { page, faults, field } = await openSearch();
  await field.pressSequentially('Kuenstliche Intellig');
  await options(page).first().waitFor();
  expect(await options(page).first().locator('mark').allTextContents()).toEqual(['Künstliche', 'Intelligenz']);
  await field.press('ArrowDown');
  await options(page).first().and(page.locator('[aria-selected=true]')).waitFor();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options(page).first().getAttribute('id'));
  await field.press('ArrowUp');
  expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(0);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL(`${site.origin}/`);
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('a result on the page that is shown closes the search, which would cover it', async () => {
  const { page, faults, field } = await openSearch('de-DE', '/wissenscenter');
  await field.pressSequentially('Bußgeld');
  await options(page).first().waitFor();
  await field.press('ArrowDown');
  const place = await options(page).first().getAttribute('href');
  expect(place).toMatch(/^\/wissenscenter#/);
  await field.press('Enter');
  await page.waitForURL(site.origin + place);
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  expect(await page.locator('header :popover-open').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('Enter without a selection opens all results, in English as well', async () => {
  const { page, faults, field } = await openSearch('en-GB');
  await field.fill('workshop');
  await field.press('Enter');
  await page.waitForURL('**/search?q=workshop');
  await page.getByRole('heading', { name: /\d+ results for/ }).waitFor();
  await passesAxe(page, 'results page: hits');
  await page
    .getByRole('main')
    .getByRole('link', { name: /workshop/i })
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith('/search'));
  expect(faults).toEqual([]);
});

test('a search without results says so', async () => {
  const { page, field } = await openSearch();
  await field.fill('"Xylophon" OR');
  await page.getByText('Dazu steht nichts auf dieser Website.').waitFor();
  await passesAxe(page, 'search: no hits', 'header');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Dazu steht hier nichts' }).waitFor();
  await passesAxe(page, 'results page: no hits');
});

test('if the site is unreachable, the page says so; once the connection is back the search continues', async () => {
  const { page, field } = await openSearch();
  await field.fill('Plattform');
  await page.getByRole('option').first().waitFor();
  await page.context().setOffline(true);
  await field.press('Enter');
  await page.getByText('Die Seite ist gerade nicht zu erreichen').waitFor();
  await passesAxe(page, 'any page: cannot be reached');
  expect(await field.inputValue()).toBe('Plattform');
  await page.context().setOffline(false);
  await field.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /KI-Plattform/ })
    .first()
    .waitFor();
});

test('the results page works without JavaScript, and finds a white paper', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/suche`);
  await page.getByRole('main').getByLabel('Suchbegriff').fill('haftet agent betriebsrat');
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /White Paper #\d+/ })
    .first()
    .waitFor();
});

test.each([
  ['a quote', '"'],
  ['operators of a search engine', '* AND NOT'],
  ['SQL', "'; drop table words; --"],
  ['an emoji', '🚀'],
  ['a zero byte, encoded', '%00'],
  ['a script', '<script>alert(1)</script>'],
  ['a word of four thousand letters', 'x'.repeat(4000)],
  ['a row of emoji', '🚀'.repeat(600)],
])('a search for %s gets an ordinary answer', async (_what, query) => {
  const answer = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q: query, lang: 'de' })}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ results: expect.any(Array) });
  const page = await fetch(`${site.origin}/suche?${new URLSearchParams({ q: query })}`);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('<script>alert');
});

test('a URL longer than eight thousand characters is refused as too long', async () => {
  for (const path of ['/api/search', '/suche']) {
    const answer = await fetch(`${site.origin}${path}?${new URLSearchParams({ q: 'x'.repeat(9000) })}`);
    expect(answer.status, path).toBe(414);
  }
});
