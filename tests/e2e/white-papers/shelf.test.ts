import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publicWhitePapersPath } from '#contract/white-papers/public-list.ts';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const paperLink = (page: Page, name: string | RegExp) => page.locator('#whitepaper').getByRole('link', { name });

test('a paper is found by its content, and its first page is in the HTML, before any form', async () => {
  const summary = 'Eine KI-Strategie braucht zwei Seiten, weil die Geschäftsführung';
  expect(await (await fetch(`${site.origin}/wissenscenter`)).text()).not.toContain(summary);
  const { page, faults } = await visitor(browser, { reducedMotion: 'no-preference' });
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  await page.getByLabel('Papiere durchsuchen').fill('Budgettranchen');
  await page.getByText('1 von 36 Papieren', { exact: true }).waitFor();
  await page.locator('#whitepaper li').getByRole('link', { name: 'Erste Seite lesen' }).click();
  await page.waitForURL('**/wissenscenter/white-paper/1');
  await page.getByRole('heading', { name: 'Die erste Seite' }).waitFor();
  await page.getByRole('form', { name: 'White Paper herunterladen' }).waitFor();
  await passesAxe(page, 'page of a white paper: open');
  expect(faults).toEqual([]);
  const html = await (await fetch(`${site.origin}/wissenscenter/white-paper/5`)).text();
  const [opening, chart, form] = ['Vier Zahlen tragen jede KI-Rechnung', '377.520</dd>', 'name="firstName"'].map(
    (part) => html.indexOf(part),
  ) as [number, number, number];
  expect([html.includes(summary), opening > 0, opening < form, chart > 0, chart < form]).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('typing in a search focused before its script has loaded also searches the papers’ content', async () => {
  const { page, faults } = await visitor(browser);
  const come = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/wissenscenter`, { waitUntil: 'commit' });
  await page.getByLabel('Papiere durchsuchen').focus();
  const asked = page.waitForResponse(`**${publicWhitePapersPath}*`);
  come.resolve();
  await asked;
  await page.keyboard.type('Budgettranchen');
  await page.getByText('1 von 36 Papieren', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('Escape hides the title over a cover until it is hovered or focused again', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  await page.getByLabel('Papiere durchsuchen').fill('Schadenregulierung');
  await page.getByText(/^[1-9] von 36 Papieren$/).waitFor();
  // Left, as Escape empties it.
  await page.getByLabel('Papiere durchsuchen').blur();
  const cover = page.locator('#whitepaper [aria-haspopup=dialog]:has(#paper-30)');
  const seen = () => cover.locator('[id^=paper-]').evaluate((words) => getComputedStyle(words).opacity);
  const heading = page.locator('#whitepaper h2').first();
  await cover.hover();
  await expect.poll(seen).toBe('1');
  await page.keyboard.press('Escape');
  await expect.poll(seen).toBe('0');
  await heading.hover();
  await cover.hover();
  await expect.poll(seen).toBe('1');
  await heading.hover();
  await cover.focus();
  await page.keyboard.press('Shift');
  await expect.poll(seen).toBe('1');
  await page.keyboard.press('Escape');
  await expect.poll(seen).toBe('0');
  expect(await cover.getAttribute('href')).toMatch(/white-paper/);
  await focused(cover);
  expect(faults).toEqual([]);
});

test('the papers are shown as covers, or as a list at its own URL, also without JavaScript', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/wissenscenter`);
  const papers = page.locator('#whitepaper ol li');
  const places = () =>
    papers.evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().x))).size);
  expect(await places()).toBe(6);
  const drawn = await papers.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
  expect(drawn.map((href) => href.split('#')[1])).toEqual(Array.from({ length: 36 }, (_, index) => `p${36 - index}`));
  expect((await fetch(site.origin + drawn[0]?.split('#')[0])).headers.get('cache-control')).toContain('immutable');
  await page.getByRole('link', { name: 'Liste', exact: true }).click();
  await page.waitForURL('**/wissenscenter?view=list#whitepaper');
  expect([await papers.count(), await places()]).toEqual([36, 1]);
});

test('switching to the list happens in place and keeps the filter', async () => {
  const { page, faults } = await visitor(browser, { reducedMotion: 'no-preference' });
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  await page.getByRole('radio', { name: 'Recht' }).check();
  await page.getByRole('link', { name: 'Liste', exact: true }).click();
  await page.waitForURL('**?view=list#whitepaper');
  await page.getByRole('link', { name: 'Liste', exact: true }).and(page.locator('[aria-current]')).waitFor();
  await expect.poll(() => page.locator('#whitepaper ol li:visible').count()).toBe(7);
  await passesAxe(page, 'white papers: as a list');
  await paperLink(page, /^#9 /).click();
  await page.getByRole('dialog', { name: 'White Paper herunterladen' }).waitFor();
  expect(faults).toEqual([]);
});

test.each([
  ['on a tablet', 768, 'screen'],
  ['on a desk', 1280, 'screen'],
  ['in print', 794, 'print'],
] as const)('in the list, what the covers were drawn from begins on one axis, %s', async (_, width, media) => {
  const { page } = await visitor(browser, { viewport: { width, height: 900 } });
  await page.emulateMedia({ media });
  await page.goto(`${site.origin}/wissenscenter?view=list`);
  const rows = page.locator('#whitepaper ol li > a[data-paper]');
  const starts = () =>
    rows
      .locator('span[aria-hidden]')
      .evaluateAll((sources) => [...new Set(sources.map((source) => Math.round(source.getBoundingClientRect().x)))]);
  await expect.poll(async () => (await starts()).length).toBe(1);
  const lines = await rows
    .locator('.font-semibold')
    .evaluateAll((titles) =>
      titles.map((title) => new Set([...title.getClientRects()].map(({ top }) => Math.round(top))).size),
    );
  expect([lines.length, lines.filter((count) => count > 2)]).toEqual([36, []]);
  await page.context().close();
});

test.each([
  1024, 320,
])('a focused cover shows its title and its source, one below the other and complete, at %i px', async (width) => {
  const { page } = await visitor(browser, { viewport: { width, height: 700 } });
  await page.goto(`${site.origin}/wissenscenter`);
  const covers = page.locator('#whitepaper ol li > a[data-paper]');
  const spoiled = await covers.evaluateAll((links) =>
    links.flatMap((link) => {
      const words = link.querySelector('span');
      const title = words?.querySelector('.font-semibold');
      const source = link.querySelector('span[aria-hidden]');
      if (!words || !title || !source) return [`${link.textContent}: lacks a part`];
      const card = words.getBoundingClientRect();
      const below = source.getBoundingClientRect();
      const isWhole =
        title.getBoundingClientRect().bottom <= below.top && below.bottom <= card.bottom && below.right <= card.right;
      return isWhole ? [] : [link.textContent];
    }),
  );
  expect(spoiled).toEqual([]);
  await covers.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(() =>
      covers
        .first()
        .locator('> span')
        .first()
        .evaluate((one) => getComputedStyle(one).opacity),
    )
    .toBe('1');
  // What stands over the shelf is in nobody's way.
  await page.locator('#whitepaper').getByRole('link', { name: 'Erste Seite lesen' }).first().click();
  await page.waitForURL('**/wissenscenter/white-paper/36');
  await page.context().close();
});

test('the dialog of a paper that staff have removed meanwhile says so', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  await paperLink(page, /^#7 /).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Gerd');
  await dialog.getByLabel('Nachname').fill('Beispiel');
  await dialog.getByLabel('E-Mail').fill('gerd@handel.example');
  await dialog.locator('input[name="whitePaperId"]').evaluate((id: HTMLInputElement) => {
    id.value = 'removed';
  });
  await dialog.getByRole('button', { name: 'Zum Download' }).click();
  await dialog.getByText('Dieses White Paper gibt es im Wissenscenter nicht mehr.').waitFor();
  await passesAxe(page, 'white paper dialog: paper gone', 'dialog');
  expect(await dialog.getByText('Bitte versuchen Sie es erneut.').count()).toBe(0);
  expect(await dialog.getByLabel('Vorname').inputValue()).toBe('Gerd');
});
