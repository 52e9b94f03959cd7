import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { slotsPath } from '#contract/booking/booking.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { focused } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import {
  aWholeDay,
  bookingsOf,
  changeTime,
  clock,
  courses,
  fillPerson,
  freeSlots,
  openBooking,
  times,
} from './steps.ts';

// The machine's own zone must not matter.
const site = await siteWith({ TZ: 'Pacific/Auckland' });

const slotsCall = `**${slotsPath}*`;

test.each([
  ['Berlin', 'Europe/Berlin', 'de-DE'],
  ['Haifa', 'Asia/Jerusalem', 'en-GB'],
  ['New York', 'America/New_York', 'en-GB'],
] as const)('a visitor in %s books the next free appointment in their own time zone', async (city, timezoneId, locale) => {
  const german = locale === 'de-DE';
  const email = `${city.replace(' ', '')}@visitor.example`;
  const { dialog, faults, opener, page } = await openBooking(browser, site, { locale, timezoneId });
  const { slots } = await freeSlots(site);
  // Not at night, where there are other times.
  const next = slots.find((start) => clock(start, timezoneId) >= '07:00' && clock(start, timezoneId) < '22:00');
  if (!next) throw new Error('no free slot');
  const theirs = clock(next, timezoneId);
  const office = clock(next, 'Europe/Berlin');

  const offer = dialog.locator('time').first();
  expect(await offer.textContent()).toContain(theirs);
  const named = await dialog.getByText(german ? `${office} Uhr in Hannover` : `${office} in Hannover`).count();
  expect(named > 0, 'the office time is named where it differs').toBe(theirs !== office);
  await dialog.getByRole('button', { name: german ? 'Diesen Termin nehmen' : 'Take this one' }).click();
  await focused(dialog.getByLabel(german ? 'Vorname' : 'First name'));
  await fillPerson(dialog, email, german);
  await dialog.getByLabel(german ? 'Am Telefon' : 'By phone').check();
  await dialog
    .getByRole('button', { name: new RegExp(german ? `Termin am .* um ${theirs} Uhr buchen` : `Book .* at ${theirs}`) })
    .click();

  const done = dialog.getByRole('status').filter({ hasText: theirs });
  await done.waitFor();
  await focused(done);
  await dialog.getByRole('heading', { name: german ? 'Ihr Termin steht' : 'Your appointment is booked' }).waitFor();
  expect(bookingsOf(site, email)).toMatchObject([
    {
      start_at: Date.parse(next),
      state: 'booked',
      mode: 'phone',
      time_zone: timezoneId,
      language: german ? 'de' : 'en',
      page_source: 'KI-Akademie',
      button_context: 'Grundkurs',
      button_text: german ? 'Grundkurs besprechen' : 'Discuss the foundation course',
      subject: 'KI-Akademie: Grundkurs',
    },
  ]);
  const ics = await dialog
    .getByRole('link', { name: german ? 'In den Kalender' : 'Add to calendar' })
    .getAttribute('href');
  expect(await (await fetch(site.origin + ics)).text()).toContain('BEGIN:VCALENDAR');
  await dialog.getByText('Jonas Beispiel').waitFor();
  // One way to close it, and no other.
  await dialog.getByRole('button', { name: german ? 'Schließen' : 'Close' }).click();
  await focused(opener);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('an appointment can be booked by keyboard: arrows, Home, End and Page Down in the calendar, Tab between times', async () => {
  const { page, dialog, faults } = await openBooking(browser, site);
  const { slots, to } = await freeSlots(site);
  const cell = (day: string) => dialog.locator(`td[data-day="${day}"]`);
  const current = dialog.getByRole('gridcell').and(dialog.locator('[tabindex="0"]'));
  const day = (await current.getAttribute('data-day')) ?? '';
  expect(await dialog.locator('td[tabindex="0"]').count(), 'one stop of the Tab key').toBe(1);
  const later = (count: number, from = day) =>
    new Date(Date.parse(`${from}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

  await current.focus();
  await page.keyboard.press('ArrowDown');
  await focused(cell(later(7)));
  await page.keyboard.press('ArrowRight');
  await focused(cell(later(8)));
  await page.keyboard.press('End');
  await focused(cell(later(13 - weekday)));
  expect(await cell(later(13 - weekday)).getAttribute('aria-disabled'), 'Sundays are reached, not chosen').toBe('true');
  expect(await cell(later(13 - weekday)).getAttribute('aria-label')).toMatch(/^Sonntag, .*, nichts frei$/);
  await page.keyboard.press('Enter');
  expect(await cell(later(13 - weekday)).getAttribute('aria-selected')).toBe('false');
  await page.keyboard.press('Home');
  await focused(cell(later(7 - weekday)));
  await page.keyboard.press('PageDown');
  const monthLater = await current.getAttribute('data-day');
  expect(monthLater?.slice(0, 7)).not.toBe(day.slice(0, 7));
  await focused(cell(monthLater ?? ''));
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('PageDown');
  await focused(cell(to));

  const wanted = slots.at(-1) ?? '';
  const wantedDay = wanted.slice(0, 10);
  while ((await current.getAttribute('data-day')) !== wantedDay) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expect.poll(() => cell(wantedDay).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Tab');
  await focused(times(dialog).first());
  for (let presses = (await times(dialog).count()) - 1; presses > 0; presses -= 1) await page.keyboard.press('Tab');
  await focused(times(dialog).last());
  await page.keyboard.press('Enter');
  const email = 'tastatur@visitor.example';
  await focused(dialog.getByLabel('Vorname'));
  for (const text of ['Noa', 'Beispiel', email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await dialog.getByText('Ihr Termin steht').waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ start_at: Date.parse(wanted) }]);
  expect(faults).toEqual([]);
});

test.each([
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1440, 900],
])('the next free appointment chosen with one click is visible together with the first field, at %i by %i', async (width, height) => {
  const { dialog, page } = await openBooking(browser, site);
  await page.setViewportSize({ width, height });
  const inView = async (scope: Pick<typeof page, 'getByRole' | 'getByLabel'>) => {
    await scope.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
    await focused(scope.getByLabel('Vorname'));
    const chosen = scope.getByRole('region', { name: 'Termin wählen' }).locator('time');
    for (const part of [chosen, scope.getByLabel('Vorname')]) await expect.poll(() => isSeen(part)).toBe(true);
  };
  await inView(dialog);
  await page.goto(site.origin + hrefFor('booking', 'de'));
  await inView(page);
  await page.context().close();
});

/** Whether nothing hides the middle of an element: not the edge of its pane, not a header above it. */
function isSeen(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && element.contains(there);
  });
}

test('the first step is the time; going back to it from the second keeps the input', async () => {
  const { dialog, page } = await openBooking(browser, site);
  await dialog.getByText('Schritt 1 von 2').waitFor();
  expect(await dialog.getByRole('button', { name: /buchen$/ }).count(), 'nothing to send without a time').toBe(0);
  await aWholeDay(dialog);
  await times(dialog).nth(1).click();
  await dialog.getByText('Schritt 2 von 2').waitFor();
  await focused(dialog.getByLabel('Vorname'));
  expect(await dialog.getByRole('grid').count()).toBe(0);
  await dialog.getByText('30 Minuten mit Jonas Beispiel').waitFor();
  await fillPerson(dialog, 'zurueck@visitor.example');
  await changeTime(dialog).click();
  expect(await times(dialog).nth(1).getAttribute('aria-pressed')).toBe('true');
  await focused(dialog.getByRole('region', { name: 'Termin wählen' }));
  expect(await dialog.getByLabel('Vorname').isVisible()).toBe(false);
  const other = times(dialog).nth(2);
  const start = (await other.getAttribute('value')) ?? '';
  await other.click();
  expect(await dialog.locator('time').textContent()).toContain(clock(start, 'Europe/Berlin'));
  expect(await dialog.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe('zurueck@visitor.example');
  await page.context().close();
});

test('another time zone can be chosen; the days and times follow it', async () => {
  const { dialog, page } = await openBooking(browser, site);
  const { slots } = await freeSlots(site);
  const nine = slots.findLast((slot) => clock(slot, 'Europe/Berlin') === '09:00') ?? '';
  await dialog.getByRole('button', { name: 'Zeitzone ändern' }).click();
  await focused(dialog.getByLabel('Ihre Zeitzone'));
  await dialog.getByLabel('Ihre Zeitzone').selectOption('Pacific/Honolulu');
  const dayBefore = new Date(Date.parse(nine) - 86_400_000).toISOString().slice(0, 10);
  const cell = dialog.locator(`td[data-day="${dayBefore}"]`);
  while ((await cell.count()) === 0) await dialog.getByRole('button', { name: 'Nächste Wochen' }).click();
  await cell.click();
  const chip = dialog.locator(`button[value="${nine}"]`);
  await chip.waitFor();
  expect(await chip.textContent(), 'the office is a day ahead').toMatch(
    new RegExp(`^${clock(nine, 'Pacific/Honolulu')} Uhr, \\w\\w\\., \\d+\\.\\d+\\., 09:00 in Hannover$`),
  );
  await page.context().close();
});

test('if nothing is free the dialog says so and offers alternatives; if loading fails it offers a retry', async () => {
  const answer = await freeSlots(site);
  const { page, dialog } = await openBooking(browser, site);
  const reopen = async () => {
    await page.reload();
    await page.getByRole('main').locator('a[href*="from=ai-academy.foundation"]').click();
  };
  await page.route(slotsCall, (route) => route.fulfill({ json: { ...answer, slots: [], next: null } }));
  await reopen();
  await dialog.getByText('Zurzeit ist kein Termin frei').waitFor();
  await passesAxe(page, 'booking dialog: nothing is free', 'dialog');
  expect(await dialog.getByRole('link', { name: 'Nachricht schreiben' }).getAttribute('href')).toBe(
    '/contact?from=ai-academy.foundation',
  );
  await page.unroute(slotsCall);
  await page.route(slotsCall, (route) => route.fulfill({ status: 503, body: '' }));
  await reopen();
  await dialog.getByText('Die freien Termine sind gerade nicht abrufbar').waitFor();
  await passesAxe(page, 'booking dialog: times cannot be had', 'dialog');
  await page.unroute(slotsCall);
  await dialog.getByRole('button', { name: 'Noch einmal laden' }).click();
  await dialog.getByRole('grid').waitFor();
  await page.context().close();
});

test('Escape closes the dialog, returns the focus and clears the input; no slot is reserved', async () => {
  const { page, dialog, opener } = await openBooking(browser, site);
  const before = await freeSlots(site);
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await dialog.getByLabel('Nachname').fill('Vergessen');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focused(opener);
  expect((await freeSlots(site)).slots).toEqual(before.slots);
  await page.keyboard.press('Enter');
  await dialog.getByRole('grid').waitFor();
  expect(await dialog.getByLabel('Nachname').inputValue()).toBe('');
  expect(await dialog.getByRole('button', { pressed: true }).count()).toBe(0);
  await page.context().close();
});

test.each([
  'de-DE',
  'en-GB',
] as const)('every booking button of the page has its own default message in %s', async (locale) => {
  const { page, dialog } = await openBooking(browser, site, { locale });
  const seen: string[] = [];
  const buttons = page.getByRole('main').locator('a[href*="/booking?from="]');
  await page.keyboard.press('Escape');
  for (let at = 0; at < (await buttons.count()); at += 1) {
    await buttons.nth(at).click();
    seen.push(
      await dialog.getByLabel(locale === 'de-DE' ? 'Worum geht es?' : 'What would you like to discuss?').inputValue(),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(seen.length, courses[locale]).toBe(5);
  expect(new Set(seen).size).toBe(5);
  await page.context().close();
});
