import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor, widerSpacing } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** 1280 by 1024 pixels at 400 % (WCAG 1.4.10). */
const smallest = { width: 320, height: 256 };

async function visit(path: string, options: NonNullable<Parameters<typeof visitor>[1]> = {}) {
  const { page } = await visitor(browser, options);
  await page.goto(site.origin + path);
  await awake(page);
  return page;
}

/** What has the focus, and whether any of it can be seen: its corners and its middle, a little inside. */
const focusSeen = (page: Page) =>
  page.evaluate(async () => {
    // Drawn: the skip link comes in by a transition, be it ever so short.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const seen = [...active.getClientRects()].some((rect) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const top = document.elementFromPoint(rect.left + rect.width * across, rect.top + rect.height * down);
          return top !== null && (active.contains(top) || top.contains(active)) && top !== document.documentElement;
        }),
      ),
    );
    return { name: active.textContent?.trim() || active.getAttribute('name') || active.tagName, seen };
  });

test.each([
  { path: '/', viewport: smallest },
  { path: '/rechner', viewport: { width: 768, height: 1024 } },
  { path: '/rechner', viewport: { width: 1440, height: 900 } },
])('on $path at $viewport.width by $viewport.height pixels the cookie bar fits the screen and covers no focused element', async ({
  path,
  viewport,
}) => {
  const page = await visit(path, { isNew: true, viewport });
  await page.locator('#consent-banner').waitFor();
  const box = await page.locator('#consent-banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.height).toBeLessThanOrEqual(viewport.height / 2);
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const focus = await focusSeen(page);
    if (focus && !focus.seen) covered.push(focus.name);
  }
  expect(covered).toEqual([]);
});

test.each([
  { viewport: smallest, isNew: false },
  { viewport: smallest, isNew: true },
  { viewport: { width: 320, height: 320 }, isNew: true },
  { viewport: { width: 360, height: 400 }, isNew: true },
])('at $viewport.width by $viewport.height pixels a toast about missing fields does not cover the focused field (first visit: $isNew)', async ({
  viewport,
  isNew,
}) => {
  const page = await visit('/contact', { viewport, isNew });
  if (isNew) await page.locator('#consent-banner').waitFor();
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await send.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Vorname, Nachname, E-Mail und Nachricht sind erforderlich.', { exact: true }).waitFor();
  await focused(page.getByLabel('Vorname'));
  expect(await focusSeen(page)).toEqual({ name: 'firstName', seen: true });
});

test.each([
  smallest,
  { width: 640, height: 360 },
])('at $width by $height pixels a dialog that was sent shows its outcome first', async (viewport) => {
  const page = await visit('/leistungsangebot/ki-lab', { viewport });
  const seen = (title: string) =>
    expect
      .poll(async () => (await page.getByRole('heading', { name: title }).boundingBox())?.y ?? -1, { message: title })
      .toBeGreaterThanOrEqual(0);
  const enter = async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vorname').fill('Lena');
    await dialog.getByLabel('Nachname').fill('Beispiel');
    await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('lena@niedrig.example');
    return dialog;
  };
  await page.getByRole('main').getByRole('link', { name: 'Lab anfragen' }).first().click();
  await (await enter()).getByRole('button', { name: 'Nachricht senden' }).click();
  await seen('Nachricht gesendet');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Termin', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await (await enter()).getByRole('button', { name: /^Termin am .* buchen$/ }).click();
  await seen('Ihr Termin steht');
});

/** Words that are drawn: of elements that are neither hidden from all nor for the eye alone. */
const words = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (text && element?.checkVisibility() && !element.closest('[aria-hidden=true], svg, .sr-only')) found.push(text);
    }
    return found;
  });

test.each([
  '/leistungsangebot/ki-transformation',
  '/leistungsangebot/ki-plattform',
])('%s has the same text at 320 px as at 1280 px', async (path) => {
  const page = await visit(path, { viewport: { width: 1280, height: 900 } });
  const wide = await words(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await words(page);
  expect(wide.filter((text) => !narrow.includes(text))).toEqual([]);
});

// The longer items are the English ones.
test.each([
  'de-DE',
  'en-GB',
])('with wider text spacing the company name is not cut off at any width of the navigation (%s)', async (locale) => {
  const page = await visit('/', { locale, viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await page.addStyleTag({ content: widerSpacing });
  const cut: number[] = [];
  for (let width = 980; width <= 1348; width += 16) {
    await page.setViewportSize({ width, height: 800 });
    const whole = await page
      .locator('#logo > span')
      .evaluate((name) => name.clientWidth >= 90 && name.scrollHeight <= name.clientHeight + 1);
    if (!whole) cut.push(width);
  }
  expect(cut).toEqual([]);
});

test.each([
  ['/rechner', 'de-DE'],
  ['/calculator', 'en-GB'],
])('with wider spacing of letters and words %s fits a screen of 320 px (%s)', async (path, locale) => {
  const page = await visit(path, { locale, viewport: { width: 320, height: 800 }, bypassCSP: true });
  await page.addStyleTag({ content: widerSpacing });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('with wider text spacing the phases on the home page end above the solutions', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await page.addStyleTag({ content: widerSpacing });
  const way = page.locator('section', { has: page.getByRole('heading', { name: '18 bis 26 Wochen' }) });
  await way.scrollIntoViewIfNeeded();
  const phases = await way.locator('ol').boundingBox();
  const solutions = await way.locator('ul').boundingBox();
  expect((phases?.y ?? 0) + (phases?.height ?? 0)).toBeLessThanOrEqual(solutions?.y ?? -1);
});

test('a dialog scrolls as a whole on a short screen, so that its header does not cover a focused field', async () => {
  const page = await visit('/ueber-uns', { viewport: smallest });
  await page.getByRole('main').getByText('Gespräch vereinbaren').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('grid').waitFor();
  const lead = await dialog.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${lead}"]`).textContent()).toMatch(/\w/);
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  const field = dialog.getByLabel('Vorname');
  await focused(field);
  const label = await dialog.locator('label', { hasText: 'Vorname' }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(0);
  expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(smallest.height);
});

test('on a phone the table of a paper’s first page is no wider than its words need', async () => {
  const cut: unknown[] = [];
  for (const path of [
    '/wissenscenter/white-paper/12',
    '/wissenscenter/white-paper/31',
    '/knowledge-center/white-paper/4',
  ]) {
    const page = await visit(path, { viewport: { width: 360, height: 740 } });
    const table = page.getByRole('main').getByRole('table').first();
    const beyond = await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));
    if (beyond > 0) cut.push([path, beyond]);
  }
  expect(cut).toEqual([]);
});

test('on a phone each suggestion of the calculator is fully visible when focused, with its focus ring', async () => {
  const page = await visit('/rechner', { viewport: { width: 320, height: 640 } });
  await page.locator('.calc-process input').focus();
  // The sheet is at work: what only scripts can do is offered.
  await page.getByRole('button', { name: 'Adresse kopieren' }).waitFor();
  const links = page.locator('.calc-presets a');
  const cut: (string | null)[] = [];
  for (let stop = 0; stop < (await links.count()); stop++) {
    await page.keyboard.press('Tab');
    const link = links.nth(stop);
    await focused(link);
    const { left, right } = await link.evaluate((one) => one.getBoundingClientRect());
    if (left < 5 || right > 315) cut.push(await link.textContent());
  }
  expect(cut).toEqual([]);
});

test.each([
  { width: 320, letters: 1 },
  { width: 360, letters: 2 },
])('at $width px with $letters times the font size the names of the home page’s ideas and the figure of a page fit the screen', async ({
  width,
  letters,
}) => {
  const cut: string[] = [];
  for (const [path, part] of [
    ['/', '[data-field] + ol'],
    ['/leistungsangebot/ki-mvp', 'h1 + .tabular'],
    ['/leistungsangebot/ki-lab', 'h1 + .tabular'],
  ] as const) {
    const page = await visit(path, { viewport: { width, height: 740 }, bypassCSP: true });
    await page.addStyleTag({ content: `html { font-size: ${1.0625 * letters}rem }` });
    const right = await page.locator(part).evaluate(async (element) => {
      await document.fonts.ready;
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    if (right > width) cut.push(`${path}: ${right}`);
  }
  expect(cut).toEqual([]);
});

test('in the strategy section each result is below its decision', async () => {
  const page = await visit('/', { viewport: smallest });
  const results = page.getByText(/^\d?Ergebnis: /);
  expect(await results.count()).toBe(3);
  for (const result of await results.all()) {
    const tops = await result.evaluate((element) =>
      [...(element.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  }
});
