import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { bookByCall, fillPerson, freeSlots, openBooking, times } from './steps.ts';

const site = await siteWith();

const narrow = { viewport: { width: 320, height: 700 } } as const;
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
  await passesAxe(page, 'booking dialog: open', 'dialog');
  expect(await widest(page)).toBeLessThanOrEqual(320);
  await dialog.getByRole('button', { name: german ? 'Zeitzone ändern' : 'Change time zone' }).click();
  const start = (await times(dialog).first().getAttribute('value')) ?? '';
  await times(dialog).first().click();
  await passesAxe(page, 'booking dialog: second step', 'dialog');
  expect(await widest(page)).toBeLessThanOrEqual(320);
  await dialog.getByRole('button', { name: german ? /^Termin am/ : /^Book the appointment on/ }).click();
  await passesAxe(page, 'booking dialog: mistakes', 'dialog');
  await fillPerson(dialog, `schmal-${locale}@visitor.example`, german);
  await bookByCall(site, start, 'frueher@visitor.example');
  const send = dialog.getByRole('button', { name: german ? /^Termin am/ : /^Book the appointment on/ });
  await send.click();
  const note = dialog.getByRole('alert').filter({ has: page.getByRole('button') });
  await note.waitFor();
  await passesAxe(page, 'booking dialog: time taken', 'dialog');
  expect(await widest(page)).toBeLessThanOrEqual(320);
  await note.getByRole('button').first().click();
  await send.click();
  await dialog.getByRole('link', { name: german ? 'In den Kalender' : 'Add to calendar' }).waitFor();
  await passesAxe(page, 'booking dialog: booked', 'dialog');
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
  await passesAxe(page, 'booking link: open');
  expect(await widest(page)).toBeLessThanOrEqual(320);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the staff tab has no accessibility finding', async () => {
  const [start = ''] = (await freeSlots(site)).slots;
  await bookByCall(site, start, 'team@visitor.example', { timeZone: 'America/New_York' });
  // The first free time may be next week's.
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=bookings&view=upcoming');
  await page.locator('[data-booking]').first().click();
  await page.getByRole('button', { name: 'Verschieben' }).click();
  await passesAxe(page, 'staff booking: being moved');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page.getByLabel('Vorlauf in Stunden').waitFor();
  await passesAxe(page, 'staff bookings: settings');
  await page.context().close();
});
