import { expect, test } from 'vitest';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { focused } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { tokenFrom } from '#tests/support/servers/post-json.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { bookByCall, freeSlots } from './steps.ts';

const site = await siteWith();
const tab = '/admin/dashboard?tab=bookings';

test('hours, holidays, blocked periods and the feed are set by staff, and visitors see the effect', async () => {
  const { page, faults } = await staffAt(browser, site, tab);
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  const monday = page.getByRole('group', { name: 'Montag' });
  await monday.getByLabel('Montag, bis').first().fill('08:00');
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  // Of some twenty times the wrong ones are marked, and lead to the sentence.
  await monday.getByText('Ein Zeitraum muss nach seinem Beginn enden.').waitFor();
  const wrong = monday.getByLabel('Montag, von').first();
  await focused(wrong);
  expect(await wrong.getAttribute('aria-invalid')).toBe('true');
  expect(await wrong.getAttribute('aria-describedby')).toBe('hours-0-error');
  expect(await page.getByRole('group', { name: 'Dienstag' }).locator('[aria-invalid]').count()).toBe(0);
  await passesAxe(page, 'staff hours: mistake');
  while ((await monday.getByRole('button', { name: /^Zeitraum entfernen/ }).count()) > 0) {
    await monday
      .getByRole('button', { name: /^Zeitraum entfernen/ })
      .first()
      .click();
  }
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await page.getByText('Einstellungen gespeichert').first().waitFor();
  const weekdays = async () => new Set((await freeSlots(site)).slots.map((slot) => new Date(slot).getUTCDay()));
  expect([...(await weekdays())].sort()).toEqual([2, 3, 4, 5]);

  const last = (await freeSlots(site)).slots.at(-1)?.slice(0, 10) ?? '';
  // A visitor's appointment in the time that is blocked stays, and staff are told of it.
  const taken = (await freeSlots(site)).slots.find((slot) => slot.startsWith(last)) ?? '';
  await bookByCall(site, taken, 'bleibt@visitor.example');
  const form = page.getByRole('form', { name: 'Zeit sperren' });
  await form.getByLabel('Beginn: Tag').fill(last);
  await form.getByLabel('Notiz').fill('Messe');
  await form.getByRole('button', { name: 'Zeit sperren' }).click();
  await page.getByText(/^Zeit gesperrt\. (Ein Termin|\d Termine) darin bleib(t|en) bestehen\.$/).waitFor();
  expect((await freeSlots(site)).slots.some((slot) => slot.startsWith(last))).toBe(false);
  await page.getByRole('button', { name: 'Kommende', exact: true }).click();
  await page.goto(`${page.url().split('?')[0]}?tab=bookings&week=${last}`);
  await page.getByText(/^Gesperrt.*: Messe$/).waitFor();
  await passesAxe(page, 'staff bookings: a week with something blocked');
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page.getByRole('button', { name: /^Freigeben/ }).click();
  await page.getByText('Zurzeit ist nichts gesperrt.').waitFor();
  expect((await freeSlots(site)).slots.some((slot) => slot.startsWith(last))).toBe(true);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('Messe', { exact: true }).waitFor();
  expect(
    (await freeSlots(site)).slots.some((slot) => slot.startsWith(last)),
    'blocked again',
  ).toBe(false);
  await page.getByRole('button', { name: /^Freigeben/ }).click();
  await page.getByText('Zurzeit ist nichts gesperrt.').waitFor();

  await page.getByRole('button', { name: 'Adresse erzeugen' }).click();
  const address = await page.getByLabel('Adresse des Kalenders').inputValue();
  await passesAxe(page, 'staff hours: calendar address shown');
  const feed = () => fetch(site.origin + new URL(address).pathname);
  expect(await (await feed()).text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'Neue Adresse erzeugen' }).click();
  await expect.poll(() => page.getByLabel('Adresse des Kalenders').inputValue()).not.toBe(address);
  expect((await feed()).status, 'the old address ends').toBe(404);
  await page.reload();
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page.getByText(/^Eine Adresse besteht seit/).waitFor();
  expect(await page.getByLabel('Adresse des Kalenders').count(), 'it was told once').toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a period to be blocked is marked where it is wrong, and a failure is told to whoever types on meanwhile', async () => {
  const { page } = await staffAt(browser, site, tab);
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  const form = page.getByRole('form', { name: 'Zeit sperren' });
  const add = form.getByRole('button', { name: 'Zeit sperren' });
  const day = (end: string) => form.getByLabel(`${end}: Tag`);
  await add.click();
  await focused(day('Beginn'));
  expect(await form.getByText('Bitte wählen Sie einen Tag.').count()).toBe(2);
  for (const end of ['Beginn', 'Ende']) {
    expect(await day(end).getAttribute('aria-invalid')).toBe('true');
    expect(await day(end).getAttribute('aria-describedby')).toMatch(/-error$/);
  }
  await passesAxe(page, 'staff hours: blocked period with mistakes');
  await day('Beginn').fill('2031-05-07');
  expect(await form.locator('[aria-invalid]').count()).toBe(0);
  await day('Ende').fill('2031-05-06');
  await add.click();
  await focused(day('Ende'));
  await form.getByText('Das Ende muss nach dem Beginn liegen.').waitFor();
  await day('Beginn').fill('2021-05-05');
  await day('Ende').fill('2021-05-06');
  await add.click();
  await form.getByText('Dieser Zeitraum ist schon vorbei.').waitFor();
  await day('Beginn').fill('2031-05-07');
  await day('Ende').fill('2031-05-08');

  const typedOn = Promise.withResolvers<void>();
  await page.route(`**${staffBookingPaths.blocks}`, async (route) => {
    await typedOn.promise;
    await route.fulfill({ status: 500 });
  });
  await add.click();
  await form.getByRole('button', { name: 'Wird gesperrt …' }).waitFor();
  await form.getByLabel('Notiz').fill('Messe');
  typedOn.resolve();
  await form.getByText('Die Sperre wurde nicht gespeichert.').waitFor();
  await page.context().close();
});

test('settings that a colleague saved meanwhile stay, and unsaved ones survive another tab', async () => {
  const { page } = await staffAt(browser, site, tab);
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page.locator('#setting-noticeHours').waitFor();
  const headers = { authorization: `Bearer ${await tokenFrom(site.origin)}`, 'content-type': 'application/json' };
  const address = site.origin + staffBookingPaths.settings;
  const stored = async () => (await fetch(address, { headers })).json();
  const body = JSON.stringify({ ...(await stored()), perDay: 3 });
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200);
  await page.locator('#setting-noticeHours').fill('30');
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await page.getByText('Einstellungen gespeichert').first().waitFor();
  expect(await stored()).toMatchObject({ perDay: 3, noticeHours: 30 });
  expect(await page.locator('#setting-perDay').inputValue()).toBe('3');
  await page.locator('#setting-bufferMinutes').fill('45');
  await page.getByRole('tab', { name: /^Kontakte/ }).click();
  await page.getByRole('heading', { name: /^Kontakte/ }).waitFor();
  const asked = page.waitForResponse((answer) => answer.url() === address);
  await page.getByRole('tab', { name: /^Termine/ }).click();
  await asked;
  await expect.poll(() => page.locator('#setting-noticeHours').inputValue()).toBe('30');
  expect(await page.locator('#setting-bufferMinutes').inputValue()).toBe('45');
});
