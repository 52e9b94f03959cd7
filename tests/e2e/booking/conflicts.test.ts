import { expect, test } from 'vitest';
import { slotsPath } from '#contract/booking/booking.ts';
import { booking } from '#contract/leads/booking.ts';
import { focused } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { aWholeDay, bookByCall, bookingsOf, changeTime, fillPerson, openBooking, times } from './steps.ts';

// The machine's own zone must not matter.
const site = await siteWith({ TZ: 'Pacific/Auckland' });

const call = `**${booking.path}`;
const slotsCall = `**${slotsPath}*`;

test('a time that somebody else has just taken is reported with free ones near it, and the input is kept', async () => {
  const email = 'zu-spaet@visitor.example';
  const { dialog, page } = await openBooking(browser, site);
  await aWholeDay(dialog);
  const time = times(dialog).nth(2);
  const start = (await time.getAttribute('value')) ?? '';
  await time.click();
  await fillPerson(dialog, email);
  await dialog.getByLabel('Worum geht es?').fill('Das soll stehen bleiben.');
  expect((await bookByCall(site, start, 'schneller@visitor.example')).status).toBe(200);
  await dialog.getByRole('button', { name: /^Termin am .* buchen$/ }).click();
  const note = dialog.getByRole('alert').filter({ hasText: 'Diesen Termin hat eben jemand anderes gebucht.' });
  await note.waitFor();
  await focused(note);
  expect(await dialog.getByLabel('Worum geht es?').inputValue()).toBe('Das soll stehen bleiben.');
  expect(await dialog.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe(email);
  expect(await note.getByRole('button').count()).toBeGreaterThan(2);
  await note.getByRole('button').first().click();
  await dialog.getByRole('button', { name: /^Termin am .* buchen$/ }).click();
  await dialog.getByText('Ihr Termin steht').waitFor();
  const [own, ...more] = bookingsOf(site, email);
  expect([more.length, own?.start_at === Date.parse(start), own?.message]).toEqual([
    0,
    false,
    'Das soll stehen bleiben.',
  ]);
  await page.context().close();
});

test('a selected time that is taken while the dialog is open is deselected before sending', async () => {
  const { dialog, page } = await openBooking(browser, site);
  await aWholeDay(dialog);
  const time = times(dialog).nth(1);
  const start = (await time.getAttribute('value')) ?? '';
  await time.click();
  await dialog.getByLabel('Vorname').fill('Noa');
  await bookByCall(site, start, 'andere@visitor.example');
  // A minute later, on return to the window.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 61_000;
    window.dispatchEvent(new Event('focus'));
  });
  await dialog.getByText('Diesen Termin hat eben jemand anderes gebucht.').waitFor();
  expect(await dialog.getByLabel('Vorname').inputValue()).toBe('Noa');
  await dialog.getByRole('button', { name: 'Termin buchen', exact: true }).click();
  const note = dialog.getByRole('alert').filter({ hasText: 'Bitte wählen Sie einen Termin.' });
  await dialog.getByLabel('Nachname').fill('Beispiel');
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('offen@visitor.example');
  await dialog.getByRole('button', { name: 'Termin buchen', exact: true }).click();
  await focused(note);
  await dialog.getByRole('button', { name: 'Anderen Termin wählen' }).click();
  await times(dialog).first().click();
  await dialog.getByRole('button', { name: /^Termin am .* buchen$/ }).waitFor();
  expect(await dialog.getByLabel('Vorname').inputValue()).toBe('Noa');
  await page.context().close();
});

test('a double click books once', async () => {
  const email = 'doppelt@visitor.example';
  const { dialog, page } = await openBooking(browser, site);
  const calls: string[] = [];
  await page.route(call, (route) => {
    calls.push(route.request().method());
    return route.continue();
  });
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: /^Termin am .* buchen$/ }).dblclick();
  await dialog.getByText('Ihr Termin steht').waitFor();
  expect(calls).toEqual(['POST']);
  expect(bookingsOf(site, email)).toHaveLength(1);
  await page.context().close();
});

/** A visitor who books the next free time and whose answer is lost on the way. */
async function bookWithoutAnswer(email: string) {
  const { dialog, page } = await openBooking(browser, site);
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await fillPerson(dialog, email);
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const send = dialog.getByRole('button', { name: /^Termin am .* buchen$/ });
  await send.click();
  await dialog.getByText('Wir wissen nicht, ob Ihre Buchung angekommen ist').waitFor();
  await passesAxe(page, 'booking dialog: answer lost', 'dialog');
  await page.unroute(call);
  return { dialog, page, send };
}

test('after a lost response the second try finds the appointment that the first made', async () => {
  const email = 'verloren@visitor.example';
  const { dialog, page, send } = await bookWithoutAnswer(email);
  expect(bookingsOf(site, email)).toHaveLength(1);
  // The start is no longer free, because it is the visitor's own.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 61_000;
  });
  const asked = page.waitForResponse(slotsCall);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  await send.click();
  await dialog.getByText('Ihr Termin steht').waitFor();
  expect(bookingsOf(site, email)).toHaveLength(1);
  await page.context().close();
});

test('choosing another time after a lost response moves the appointment that the first try made', async () => {
  const email = 'umentschieden@visitor.example';
  const { dialog, page, send } = await bookWithoutAnswer(email);
  await changeTime(dialog).click();
  await aWholeDay(dialog);
  const other = times(dialog).first();
  const start = (await other.getAttribute('value')) ?? '';
  await other.click();
  await send.click();
  await dialog.getByText('Ihr Termin steht').waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ start_at: Date.parse(start), state: 'booked' }]);
  await page.context().close();
});
