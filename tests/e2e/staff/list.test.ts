import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { adminPaths, contactsPage } from '#contract/staff/contacts.ts';
import { storeSamples } from '#scripts/seed/store.ts';
import { connect } from '#server/db/connection/connect.ts';
import { sweep } from '#server/housekeeping.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { postJson, tokenFrom } from '#tests/support/servers/post-json.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { until } from '#tests/support/until.ts';

let leads = 3000;
const site = await siteWith();
beforeAll(async () => {
  const database = connect({ databaseFile: join(site.folder, 'site.sqlite') });
  await storeSamples(database, { count: leads, seed: 3, until: Date.now() });
  // The site deletes what is past its retention a minute after its start, which may be in the middle of these tests.
  await sweep(database, site.folder);
  leads = (await database.db.selectFrom('leads').select('id').execute()).length;
  await database.close();
  // The search file is made with the first query; a list that takes too long for it gets 503, which browsers report.
  const headers = { authorization: `Bearer ${await tokenFrom(site.origin)}` };
  const search = () => postJson(site.origin + adminPaths.contactsSearch, { q: 'a' }, headers);
  await until('the search file', async () => (await search()).ok || undefined);
});
const total = () => leads.toLocaleString('de-DE');

const table = (page: Page) => page.getByRole('table');
const rowsInDocument = (page: Page) => page.locator('tbody [data-index]').count();
/** Places of the rows that one sees. */
const inView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody [data-index]')]
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((row) => Number(row.getAttribute('aria-rowindex'))),
  );
const focusedPlace = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')));

/** Scrolls to the end again until so many leads are loaded, or more; they come as many at a time as the call allows. */
async function load(page: Page, atLeast: number) {
  await page.route(
    ({ pathname }) => pathname === adminPaths.contactsSearch,
    (route) => {
      const asked = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...asked, limit: contactsPage.maxLimit }) });
    },
  );
  await expect
    .poll(async () => {
      const text = await page.getByText(` von ${total()} geladen`).textContent();
      const loaded = Number.parseInt(text?.replace('.', '') ?? '', 10);
      if (loaded < atLeast) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return loaded;
    })
    .toBeGreaterThanOrEqual(atLeast);
}

/** How many rows show only a name so far. Completing them may change their height, and with it the scroll position. */
const brief = (page: Page) => page.locator('tbody [data-index]:not(:has([data-lead]))').count();

test('thousands of leads scroll with few rows in the document, and assistive technology gets the total', async () => {
  const { page, faults } = await staffAt(browser, site);
  await page.getByRole('heading', { name: `Kontakte (${total()})` }).waitFor();
  expect(await table(page).getAttribute('aria-rowcount')).toBe(String(leads + 1));
  await load(page, leads);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => inView(page)).toContain(leads + 1);
  expect(await rowsInDocument(page)).toBeLessThan(80);
  const places = await inView(page);
  expect(places, 'each row in its order').toEqual(places.toSorted((a, b) => a - b));

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(8);
  const search = await page.getByRole('searchbox').boundingBox();
  const heads = await page.getByRole('columnheader', { name: 'Name' }).boundingBox();
  expect(search?.y, 'the filters stay').toBeGreaterThan(0);
  expect(heads?.y, 'the heads stay below them').toBeGreaterThan(search?.y ?? Number.NaN);
  expect(heads?.y).toBeLessThan(150);
  const middle = await inView(page);
  expect(middle, 'no gap').toEqual(middle.map((_, index) => (middle[0] ?? 0) + index));
  expect(faults).toEqual([]);
});

test('j and k continue from the focused row, even after it was scrolled out of view', async () => {
  const { page } = await staffAt(browser, site);
  await table(page).getByRole('row').nth(1).waitFor();
  for (let step = 0; step < 30; step++) await page.keyboard.press('j');
  await focusedPlace(page).toBe('31');
  await expect.poll(() => inView(page)).toContain(31);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => inView(page)).not.toContain(31);
  await focusedPlace(page).toBe('31');
  await page.keyboard.press('k');
  await focusedPlace(page).toBe('30');
  await expect.poll(() => inView(page)).toContain(30);
});

test('rows that fly by on a slow machine show the name, and are completed once the list rests', async () => {
  const { page } = await staffAt(browser, site);
  await load(page, 600);
  await page.evaluate(() => {
    let frames = 0;
    const slow = () => {
      const began = performance.now();
      while (performance.now() - began < 12);
      window.scrollBy(0, -100);
      document.body.dataset.frames = `${++frames}`;
      if (frames < 80) requestAnimationFrame(slow);
    };
    requestAnimationFrame(slow);
  });
  await expect.poll(() => brief(page)).toBeGreaterThan(5);
  const name = page.locator('tbody [data-index]:not(:has([data-lead]))').first();
  expect((await name.textContent())?.length).toBeGreaterThan(3);
  await page.locator('body[data-frames="80"]').waitFor();
  await expect.poll(() => brief(page)).toBe(0);
});

test('closing a lead far down the list returns to its row', async () => {
  const { page } = await staffAt(browser, site);
  await load(page, 600);
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(8);
  const place = (await inView(page))[5] ?? 0;
  await page.locator(`[aria-rowindex="${place}"]`).getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  for (let step = 0; step < 3; step++) await page.keyboard.press('j');
  const name = await page
    .locator(`[aria-rowindex="${place + 3}"] bdi`)
    .first()
    .textContent();
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusedPlace(page).toBe(String(place + 3));
  await expect.poll(() => inView(page)).toContain(place + 3);
});

test.each([
  [360, 740],
  [1440, 900],
])('at %i px Back closes the open lead and keeps list, scroll position and draft; closing leaves no history entry', async (width, height) => {
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width, height });
  const entries = () => page.evaluate(() => history.length);
  const lead = page.getByRole('dialog');
  await load(page, 600);
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(3);
  await expect.poll(() => brief(page)).toBe(0);
  const place = (await inView(page))[2] ?? 0;
  const opener = page.locator(`[aria-rowindex="${place}"]`).getByRole('button');
  await opener.click();
  await lead.getByLabel('Neue Notiz').fill('Noch nicht fertig');
  const at = await page.evaluate(() => window.scrollY);
  const before = await entries();
  await page.goBack();
  await lead.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
  await focusedPlace(page).toBe(String(place));
  expect(await inView(page)).toContain(place);
  await page.goForward();
  await expect.poll(() => lead.getByLabel('Neue Notiz').inputValue()).toBe('Noch nicht fertig');
  await lead.getByRole('button', { name: 'Nächster Kontakt' }).click();
  await expect.poll(() => lead.getByLabel('Neue Notiz').inputValue()).toBe('');
  await lead.getByRole('button', { name: 'Schließen' }).click();
  await lead.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toBe(`${site.origin}/admin/dashboard`);
  expect(await entries()).toBe(before);
  await page.goForward();
  await lead.waitFor();
});

test('Back leads through views, tabs and leads; typing in a filter makes no history entry, and is kept when a lead closes', async () => {
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  const shown = () => new URL(page.url()).search;
  await page.getByRole('button', { name: /^Neu\b/ }).click();
  await table(page).getByRole('row').nth(1).getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  const before = await page.evaluate(() => history.length);
  const search = page.getByRole('searchbox', { name: 'Suchen' });
  /** What the list was last asked for. */
  let asked: { q?: string } = {};
  page.on('request', (request) => {
    if (request.url().endsWith(adminPaths.contactsSearch)) asked = request.postDataJSON();
  });
  const searched = () => Promise.resolve(asked.q);
  await search.fill('a');
  await expect.poll(searched).toBe('a');
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await expect.poll(shown).toBe('?state=new');
  expect(await search.inputValue()).toBe('a');
  expect(await searched()).toBe('a');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await expect.poll(shown).toMatch(/tab=newsletter/);
  await page.goBack();
  await expect.poll(shown).toBe('?state=new');
  expect(await search.inputValue()).toBe('a');
  expect(await searched()).toBe('a');
  await page.getByRole('tab', { name: /Kontakte/, selected: true }).waitFor();
  await page.goBack();
  await expect.poll(shown).toBe('');
  await page.getByRole('heading', { name: `Kontakte (${total()})` }).waitFor();
});

test('rows of a phone are cards that neither overlap nor jump while one scrolls', async () => {
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width: 360, height: 740 });
  await load(page, 600);
  await page.evaluate(() => window.scrollTo(0, 12_000));
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(3);
  const overlaps = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('tbody [data-index]')].map((row) => row.getBoundingClientRect());
    return boxes.filter((box, at) => at > 0 && Math.abs(box.top - (boxes[at - 1]?.bottom ?? 0)) > 1).length;
  });
  expect(overlaps).toBe(0);
  const jump = await page.evaluate(async () => {
    const row = [...document.querySelectorAll('tbody [data-index]')].find((one) => one.getBoundingClientRect().top > 0);
    const before = row?.getBoundingClientRect().top ?? 0;
    window.scrollBy(0, -200);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.abs((row?.getBoundingClientRect().top ?? 0) - before - 200);
  });
  expect(jump).toBeLessThan(2);
});

test('at 1440 x 900 at least 16 leads are visible, also beside an open one, whose buttons stay visible; e begins a mail', async () => {
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await table(page).getByRole('row').nth(1).waitFor();
  const whole = () =>
    page.evaluate(() => {
      const top = document.querySelector('thead')?.getBoundingClientRect().bottom ?? Number.NaN;
      const boxes = [...document.querySelectorAll('tbody [data-index]')].map((row) => row.getBoundingClientRect());
      return boxes.filter((box) => box.top >= top - 1 && box.bottom <= window.innerHeight).length;
    });
  await expect.poll(whole).toBeGreaterThanOrEqual(16);
  for (const column of ['Datum', 'Name', 'Email', 'Seite', 'Stand', 'Aktionen'])
    expect(await page.getByRole('columnheader', { name: column }).isVisible(), column).toBe(true);
  await table(page).getByRole('row').nth(2).getByRole('button').click();
  const lead = page.getByRole('dialog');
  await lead.getByText('Anfrage eingegangen').waitFor();
  expect(await whole()).toBeGreaterThanOrEqual(16);
  expect(await page.getByRole('columnheader', { name: 'Email' }).isVisible(), 'the panel has it').toBe(false);
  const box = await lead.boundingBox();
  expect([box?.y, box?.height]).toEqual([0, 900]);
  for (const button of [
    lead.getByRole('link', { name: 'E-Mail senden' }),
    lead.getByRole('button', { name: 'Schließen' }),
  ]) {
    const { y = Number.NaN, height = Number.NaN } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900);
  }
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      document.body.dataset.mail = link.href;
    });
  });
  await page.keyboard.press('e');
  await expect.poll(() => page.evaluate(() => document.body.dataset.mail)).toMatch(/^mailto:/);
});
