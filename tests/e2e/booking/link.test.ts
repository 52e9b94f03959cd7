import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { until } from '#tests/support/until.ts';
import { aWholeDay, bookByCall, bookingsOf, clock, fillPerson, freeSlots, openBooking, times } from './steps.ts';

const smtp = await mailServer();
const site = await siteWith({ SMTP_URL: smtp.url });

const mailsTo = async (address: string) =>
  (await smtp.received()).filter(({ recipients }) => recipients.includes(address));
/** The path of the booking's page in a mail. */
const linkIn = (html = '') => /href="https?:\/\/[^/"]+(\/booking\/[\w.-]+)/.exec(html)?.[1] ?? '';
/** Calendar invitation of a mail. */
const methodIn = (source: string) => /method=(\w+)/i.exec(source)?.[1]?.toUpperCase();

test('the mailed link moves and cancels the appointment; each sends a mail and frees the time', async () => {
  const email = 'umzug@visitor.example';
  const { dialog, page } = await openBooking(browser, site, { timezoneId: 'America/New_York' });
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: /^Termin am .* buchen$/ }).click();
  await dialog.getByText('Ihr Termin steht').waitFor();
  await page.context().close();
  const first = new Date(bookingsOf(site, email)[0]?.start_at ?? 0).toISOString();

  const confirmation = await until('the confirmation', async () => (await mailsTo(email))[0]);
  expect(methodIn(confirmation.source)).toBe('REQUEST');
  const link = linkIn(confirmation.parsed.html);

  // On another device, in the language of the booking, in the zone in which it was booked.
  const { page: other, faults } = await visitor(browser, { locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  await other.goto(site.origin + link);
  expect(await other.getAttribute('html', 'lang')).toBe('de');
  expect(await other.locator('h1 ~ * time').first().textContent()).toContain(clock(first, 'America/New_York'));
  await aWholeDay(other);
  const time = times(other).nth(3);
  await time.waitFor();
  const second = (await time.getAttribute('value')) ?? '';
  await time.click();
  await other
    .getByRole('button', { name: new RegExp(`^Auf .*, ${clock(second, 'Europe/Berlin')} Uhr verschieben$`) })
    .click();
  await other.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' }).waitFor();
  await passesAxe(other, 'booking link: moved');
  expect(await other.title(), 'what a screen reader says first').toMatch(/^Ihr Termin ist verschoben \|/);
  expect(bookingsOf(site, email)).toMatchObject([{ start_at: Date.parse(second), state: 'booked' }]);
  expect((await freeSlots(site)).slots).toContain(first);
  const moved = await until('the mail of the move', async () => (await mailsTo(email))[1]);
  expect(methodIn(moved.source)).toBe('REQUEST');

  await other.goto(site.origin + linkIn(moved.parsed.html));
  await other.getByText('Ich möchte absagen').click();
  await other.getByRole('button', { name: 'Termin endgültig absagen' }).click();
  await other.getByRole('heading', { level: 1, name: 'Ihr Termin ist abgesagt' }).waitFor();
  await passesAxe(other, 'booking link: cancelled');
  expect(await other.title()).toMatch(/^Ihr Termin ist abgesagt \|/);
  expect(bookingsOf(site, email)).toMatchObject([{ state: 'cancelled' }]);
  expect((await freeSlots(site)).slots).toContain(second);
  const cancelled = await until('the mail of the cancellation', async () => (await mailsTo(email))[2]);
  expect(methodIn(cancelled.source)).toBe('CANCEL');

  await other.goto(site.origin + link);
  await other.getByRole('heading', { level: 1, name: 'Dieser Termin ist abgesagt' }).waitFor();
  await passesAxe(other, 'booking link: cancelled before');
  await other.getByRole('link', { name: 'Neuen Termin wählen' }).click();
  await other.getByRole('grid').waitFor();
  expect(faults).toEqual([]);
  await other.context().close();
});

test('behind the link a visitor in another time zone moves the appointment by their own clock, before touching anything', async () => {
  const { slots } = await freeSlots(site);
  const answer = await bookByCall(site, slots.at(-1) ?? '', 'andere-uhr@visitor.example', {
    timeZone: 'America/New_York',
  });
  const { booking } = answer.body;
  const { page, faults } = await visitor(browser, { timezoneId: 'America/New_York' });
  await page.goto(site.origin + booking.manageUrl);
  const time = times(page).first();
  const start = (await time.getAttribute('value')) ?? '';
  await page.getByText('Zeiten in New York').waitFor({ timeout: 8_000 });
  expect(await time.textContent()).toContain(clock(start, 'America/New_York'));
  expect(faults).toEqual([]);
  await page.context().close();
});

test('an appointment moved by another clock than it was booked by is confirmed by that clock', async () => {
  const email = 'umgezogen@visitor.example';
  const { slots } = await freeSlots(site);
  const { body } = await bookByCall(site, slots.at(-1) ?? '', email, { timeZone: 'America/New_York' });
  const { page, faults } = await visitor(browser, { timezoneId: 'Asia/Tokyo' });
  await page.goto(site.origin + body.booking.manageUrl);
  await page.getByText('Uhrzeit in New York').waitFor();
  await page.getByText('Zeiten in Tokio').waitFor();
  const time = times(page).first();
  const start = (await time.getAttribute('value')) ?? '';
  await time.click();
  await page.getByRole('button', { name: new RegExp(`, ${clock(start, 'Asia/Tokyo')} Uhr verschieben$`) }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' }).waitFor();
  expect(await page.locator('h1 ~ * time').first().textContent()).toContain(clock(start, 'Asia/Tokyo'));
  await page.getByText('Uhrzeit in Tokio').waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ start_at: Date.parse(start), time_zone: 'Asia/Tokyo' }]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('on the first screen of a booking’s page the cookie bar covers no action', async () => {
  const { slots } = await freeSlots(site);
  const { body } = await bookByCall(site, slots.at(-1) ?? '', 'leiste@visitor.example');
  const { page } = await visitor(browser, { isNew: true, viewport: { width: 1280, height: 720 } });
  await page.goto(site.origin + body.booking.manageUrl);
  const [bar, cancel] = [page.locator('#consent-banner'), page.getByText('Ich möchte absagen')];
  await bar.waitFor();
  const clear = async () => {
    const [over, under] = [await bar.boundingBox(), await cancel.boundingBox()];
    if (!over || !under) return 'missing';
    return over.y + over.height <= under.y || under.y + under.height <= over.y || over.x >= under.x + under.width;
  };
  await expect.poll(clear).toBe(true);
  await page.context().close();
});

test('mail scanners that follow every link of the mail change nothing', async () => {
  const email = 'pruefer@visitor.example';
  const [start = ''] = (await freeSlots(site)).slots;
  const { body } = await bookByCall(site, start, email, { language: 'en' });
  for (const path of [body.booking.manageUrl, body.booking.icsUrl]) {
    for (const method of ['HEAD', 'GET']) expect((await fetch(site.origin + path, { method })).status).toBe(200);
  }
  expect(bookingsOf(site, email)).toMatchObject([{ state: 'booked', start_at: Date.parse(start) }]);
});

test('a double click on a move or a cancellation does it once', async () => {
  const email = 'zweimal@visitor.example';
  const [start = ''] = (await freeSlots(site)).slots;
  const { body } = await bookByCall(site, start, email);
  const { page } = await visitor(browser);
  await page.goto(site.origin + body.booking.manageUrl);
  await page.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await page.getByRole('button', { name: /verschieben$/ }).dblclick();
  // The second click's answer is shown when it was sent before the first one was answered.
  await page
    .getByRole('heading', { level: 1, name: /^(Ihr Termin ist verschoben|Es bleibt bei dieser Zeit)$/ })
    .waitFor();
  await page.getByText('Ich möchte absagen').click();
  await page.getByRole('button', { name: 'Termin endgültig absagen' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'Ihr Termin ist abgesagt' }).waitFor();
  await until('three mails', async () => (await mailsTo(email)).length === 3 || undefined);
  expect(bookingsOf(site, email)).toMatchObject([{ state: 'cancelled' }]);
  await page.context().close();
});

test('moving to a time that was taken meanwhile leaves the appointment unchanged and says so', async () => {
  const email = 'bleibt@visitor.example';
  const { slots } = await freeSlots(site);
  const [start = ''] = slots;
  const { body } = await bookByCall(site, start, email);
  const { page } = await visitor(browser);
  await page.goto(site.origin + body.booking.manageUrl);
  await aWholeDay(page);
  const time = times(page).nth(4);
  await time.waitFor();
  const wanted = (await time.getAttribute('value')) ?? '';
  await time.click();
  expect((await bookByCall(site, wanted, 'eiliger@visitor.example')).status).toBe(200);
  await page.getByRole('button', { name: /verschieben$/ }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Diesen Termin hat eben jemand anderes gebucht.' });
  await note.waitFor();
  await passesAxe(page, 'booking link: time taken');
  expect(await note.textContent()).toContain('Ihr bisheriger Termin gilt weiter.');
  expect(bookingsOf(site, email)).toMatchObject([{ start_at: Date.parse(start), state: 'booked' }]);
  await page.context().close();
});

test('the page says with whom one will speak, and whether a calculation was sent along', async () => {
  const { slots } = await freeSlots(site);
  const { page } = await visitor(browser);
  const sent = 'Ihre Berechnung liegt uns für das Gespräch vor.';
  for (const [start = '', calculation] of [
    [slots[1], 'calculation=Rechnungsabgleich;3120;18.5;60;47.5;6000;28000'],
    [slots.at(-2), ''],
  ] as const) {
    const { body } = await bookByCall(site, start, 'wer@visitor.example', { calculation });
    await page.goto(site.origin + body.booking.manageUrl);
    await page.getByText('Mit Jonas Beispiel, Leiter Erstgespräche').waitFor();
    expect(await page.getByText(sent).count()).toBe(calculation ? 1 : 0);
  }
  await page.context().close();
});

test('the page of a phone appointment says who calls', async () => {
  const { slots } = await freeSlots(site);
  const { page } = await visitor(browser);
  for (const [start = '', phone, words] of [
    [slots[0], '+49 511 000111', 'Wir rufen Sie unter der Nummer an, die Sie angegeben haben.'],
    [slots.at(-1), '', 'Sie haben keine Nummer angegeben; rufen Sie uns bitte zur vereinbarten Zeit an:'],
  ] as const) {
    const { body } = await bookByCall(site, start, 'anruf@visitor.example', { mode: 'phone', phone });
    await page.goto(site.origin + body.booking.manageUrl);
    await page.getByText(words).waitFor();
  }
  await page.context().close();
});

test.each([
  ['de-DE', 'Zu diesem Link gibt es keinen Termin'],
  ['en-GB', 'This link leads to no appointment'],
] as const)('an invalid link says so in %s and offers free appointments', async (locale, title) => {
  const { page } = await visitor(browser, { locale });
  const answer = await page.goto(`${site.origin}/booking/falsch.gefaelscht`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if (locale === 'de-DE') await passesAxe(page, 'booking link: unknown (404)');
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('grid').waitFor();
  await page.context().close();
});

test('without JavaScript, moving without a chosen time asks for one and keeps the appointment', async () => {
  const [start = ''] = (await freeSlots(site)).slots.slice(-1);
  const { body } = await bookByCall(site, start, 'ohne-zeit@visitor.example');
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(site.origin + body.booking.manageUrl);
  await page.getByRole('button', { name: 'Termin verschieben' }).click();
  expect(await page.getByRole('alert').textContent()).toMatch(/^Bitte wählen Sie eine neue Zeit/);
  expect(await page.title()).toMatch(/^Fehler: Ihr Termin \|/);
  expect(bookingsOf(site, 'ohne-zeit@visitor.example')).toMatchObject([{ start_at: Date.parse(start) }]);
});

test('a booking made from the page of another booking does not store that one’s token', async () => {
  const { page } = await visitor(browser);
  const [slot = ''] = (await freeSlots(site)).slots;
  const { body } = await bookByCall(site, slot, 'jo@link.example');
  await page.goto(site.origin + body.booking.manageUrl);
  await page.getByRole('grid').waitFor();
  await page.getByRole('banner').locator('[data-dialog="header.conversation"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await fillPerson(dialog, 'kim@link.example');
  await dialog.getByRole('button', { name: /^Termin am .* buchen$/ }).click();
  await dialog.getByRole('heading', { name: 'Ihr Termin steht' }).waitFor();
  expect(bookingsOf(site, 'kim@link.example').map(({ page_url }) => page_url)).toEqual([`${site.origin}/booking/…`]);
});

test.each([
  true,
  false,
])('after a switch of language on the linked page, the answer is in that language (JavaScript: %s)', async (javaScriptEnabled) => {
  const email = `switch-${javaScriptEnabled}@visitor.example`;
  const { slots } = await freeSlots(site);
  const { body } = await bookByCall(site, slots.at(-1) ?? '', email, { language: 'en' });
  const { page } = await visitor(browser, { javaScriptEnabled });
  await page.goto(site.origin + body.booking.manageUrl);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await page.getByRole('button', { name: /Deutsch/ }).click();
  await page.locator('html[lang=de]').waitFor();
  await page.getByText('Ich möchte absagen').click();
  await page.getByRole('button', { name: 'Termin endgültig absagen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihr Termin ist abgesagt' }).waitFor();
});
