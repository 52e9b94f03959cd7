import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { bookByCall, fillPerson, freeSlots, openBooking, times } from './steps.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const site = await siteWith();

/** What axe finds in a part of the page; behind a dialog nothing else can be reached. */
async function findings(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { target: string[] }[] }[] }>(
    `axe.run('${part}', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const narrow = { viewport: { width: 320, height: 700 }, reducedMotion: 'reduce', bypassCSP: true } as const;
const widest = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('dialog *:not([aria-hidden] *)')].map(
        (element) => element.getBoundingClientRect().right,
      ),
    ),
  );

test.each([
  'de-DE',
  'en-GB',
] as const)('the dialog has no accessibility finding and fits 320 px in each of its states (%s)', async (locale) => {
  const german = locale === 'de-DE';
  const { dialog, page } = await openBooking(browser, site, { locale, timezoneId: 'Pacific/Honolulu', ...narrow });
  expect(await findings(page, 'dialog')).toEqual([]);
  expect(await widest(page)).toBeLessThanOrEqual(320);
  await dialog.getByRole('button', { name: german ? 'Zeitzone ändern' : 'Change time zone' }).click();
  const start = (await times(dialog).first().getAttribute('value')) ?? '';
  await times(dialog).first().click();
  expect(await findings(page, 'dialog'), 'the second step').toEqual([]);
  expect(await widest(page)).toBeLessThanOrEqual(320);
  await dialog.getByRole('button', { name: german ? /^Termin am/ : /^Book \d/ }).click();
  expect(await findings(page, 'dialog'), 'with mistakes').toEqual([]);
  await fillPerson(dialog, `schmal-${locale}@visitor.example`, german);
  await bookByCall(site, start, 'frueher@visitor.example');
  const send = dialog.getByRole('button', { name: german ? /^Termin am/ : /^Book \d/ });
  await send.click();
  const note = dialog.getByRole('alert').filter({ has: page.getByRole('button') });
  await note.waitFor();
  expect(await findings(page, 'dialog'), 'with a time that was taken').toEqual([]);
  expect(await widest(page)).toBeLessThanOrEqual(320);
  await note.getByRole('button').first().click();
  await send.click();
  await dialog.getByRole('link', { name: german ? 'In den Kalender' : 'Add to calendar' }).waitFor();
  expect(await findings(page, 'dialog'), 'booked').toEqual([]);
  expect(await widest(page)).toBeLessThanOrEqual(320);
  await page.context().close();
});

test.each([
  'de',
  'en',
] as const)('the page of a booking has no accessibility finding and fits 320 px (%s)', async (language) => {
  const [start = ''] = (await freeSlots(site)).slots;
  const { body } = await bookByCall(site, start, `seite-${language}@visitor.example`, {
    language,
    timeZone: 'America/New_York',
  });
  const { page, faults } = await visitor(browser, { ...narrow });
  await page.goto(site.origin + body.booking.manageUrl);
  await page.locator('#move').scrollIntoViewIfNeeded();
  await page.getByRole('grid').waitFor();
  await page.locator('details summary').last().click();
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  expect(await findings(page)).toEqual([]);
  expect(await widest(page)).toBeLessThanOrEqual(320);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the staff tab has no accessibility finding', async () => {
  const [start = ''] = (await freeSlots(site)).slots;
  await bookByCall(site, start, 'team@visitor.example', { timeZone: 'America/New_York' });
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=bookings');
  await page.locator('[data-booking]').first().click();
  await page.getByRole('button', { name: 'Verschieben' }).click();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page.getByLabel('Vorlauf in Stunden').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});
