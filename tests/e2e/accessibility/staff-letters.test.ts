import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookByCall, freeSlots } from '#tests/e2e/booking/steps.ts';
import { deskOf, openLead, row } from '#tests/e2e/staff/desk-steps.ts';
import { visitor, widerSpacing } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter } from '#tests/support/staff-browser.ts';

const site = await siteWith();
const { query, sendLead } = deskOf(() => site);

/** A member of staff with another screen. */
async function staffOn(width: number, height: number): Promise<Page> {
  const { page } = await visitor(browser, { bypassCSP: true, viewport: { width, height } });
  await page.goto(`${site.origin}/admin/dashboard`);
  await enter(page);
  await page.getByRole('tabpanel').waitFor();
  return page;
}

/** What does not fit into its place, of the words of each part. */
const cutWords = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
  );

async function signUp(lastName: string): Promise<void> {
  const person = { firstName: 'Mia', lastName, email: 'mia@post.example', consent: true, language: 'de' };
  await fetch(`${site.origin}/api/newsletter/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
}

/** As a visitor sets it in the browser: what is asked of the screen's width grows with the letters. */
async function doubleLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

test('with twice the font size on a phone the names of leads are not broken and their addresses are visible', async () => {
  query('delete from leads');
  await sendLead('Donaudampfschifffahrt');
  await sendLead('Kurz');
  const page = await staffOn(360, 740);
  await doubleLetters(page);
  await row(page, 'Kurz').waitFor();
  await expect.poll(() => cutWords(page.locator('tbody .lead-name bdi'))).toEqual([]);
  const rooms = await page
    .locator('tbody .lead-email')
    .evaluateAll((cells) => cells.map((cell) => cell.clientWidth > 200));
  expect(rooms).toEqual([true, true]);
  // The rows have grown with their names: none lies over the next.
  const overlaps = () =>
    page.locator('tbody tr').evaluateAll((rows) => {
      const boxes = rows.map((one) => one.getBoundingClientRect()).sort((a, b) => a.top - b.top);
      return boxes.filter((box, at) => box.bottom > (boxes[at + 1]?.top ?? Infinity) + 1).length;
    });
  await expect.poll(overlaps).toBe(0);
});

test('with wider text spacing a sign-up’s date and time, column headers and a lead’s age are not broken', async () => {
  query('delete from leads');
  await sendLead('Abstand');
  await signUp('Abstand');
  query('update leads set created_at = created_at - 29 * 60000');
  const page = await staffOn(1024, 768);
  await page.goto(`${site.origin}/admin/dashboard?tab=newsletter`);
  await page.getByRole('button', { name: 'Mia Abstand' }).waitFor();
  await page.addStyleTag({ content: widerSpacing });
  expect(await cutWords(page.getByRole('tabpanel').locator('li time'))).toEqual([]);
  await page.goto(`${site.origin}/admin/dashboard`);
  await row(page, 'Abstand').waitFor();
  await page.addStyleTag({ content: widerSpacing });
  expect(await cutWords(page.locator('thead th, tbody .lead-age'))).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLead(page, 'Abstand');
  expect(await cutWords(page.locator('tbody .lead-age')), 'beside the open lead').toEqual([]);
});

test('with twice the font size on a phone an open lead’s name is not broken, and facts, state and history use the full width', async () => {
  query('delete from leads');
  await sendLead('Rothenburg-Wagenknecht', { company: 'Rohrwerk GmbH', subject: 'KI-Coaching' });
  const page = await staffOn(360, 740);
  await doubleLetters(page);
  const lead = await openLead(page, 'Rothenburg');
  await lead.getByText('Anfrage eingegangen').waitFor();
  const name = lead.locator('h2 bdi');
  const cut = await name.evaluate((whole) => whole.scrollHeight - whole.clientHeight);
  expect(cut, 'less than a line').toBeLessThan(9);
  const narrow = (parts: Locator) =>
    parts.evaluateAll((all) =>
      all.filter((part) => part.getBoundingClientRect().width < 240).map((part) => part.textContent),
    );
  const parts = lead.locator('h2, dl:visible > dd:visible, select, li:has(> time) > span');
  expect(await parts.count()).toBeGreaterThan(5);
  expect(await narrow(parts)).toEqual([]);
});

test('with twice the font size on a phone a sign-up shows name and newsletter, and the fields of appointments and people stay within their cards', async () => {
  await signUp('Buchstabe');
  const { slots } = await freeSlots(site);
  await bookByCall(site, slots[8] ?? '', 'gross@visitor.example', { firstName: 'Amira' });
  const page = await staffOn(360, 740);
  await doubleLetters(page);
  await page.goto(`${site.origin}/admin/dashboard?tab=newsletter`);
  const signedUp = page.getByRole('listitem').filter({ hasText: 'Mia Buchstabe' });
  await signedUp.waitFor();
  expect(await cutWords(signedUp.locator('button, button + span, bdi + span'))).toEqual([]);
  expect((await signedUp.getByRole('button').boundingBox())?.width).toBeGreaterThan(100);
  /** Fields that stand out of their card. */
  const beyond = (fields: Locator) =>
    fields.evaluateAll((all) => {
      const right = (part: Element | null) => part?.getBoundingClientRect().right ?? 0;
      return all.filter((field) => right(field) > right(field.closest('section'))).map((field) => field.id);
    });
  await page.goto(`${site.origin}/admin/dashboard?tab=bookings&view=upcoming`);
  await page.getByRole('button', { name: /^Details: Amira/ }).press('Enter');
  const booking = page.getByRole('dialog', { name: /Amira/ });
  await booking.getByRole('button', { name: 'Verschieben' }).press('Enter');
  await booking.getByLabel('Tag').waitFor();
  expect(await beyond(booking.locator('input'))).toEqual([]);
  await page.goto(`${site.origin}/admin/dashboard?tab=privacy`);
  await page.getByRole('searchbox').fill('gross@visitor.example');
  await page.keyboard.press('Enter');
  await page.getByLabel('Sprache der Auskunft').waitFor();
  expect(await beyond(page.getByLabel('Sprache der Auskunft'))).toEqual([]);
});

test('with twice the font size on a phone the preview of an import shows values and reasons at full width', async () => {
  const page = await staffOn(360, 740);
  await doubleLetters(page);
  await page.goto(`${site.origin}/admin/dashboard?tab=imports`);
  await page.getByLabel('Datei wählen').setInputFiles({
    name: 'alt.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('E-Mail;Vorname\nalma@import.example;Alma\nkaputt;Otto\n'),
  });
  await page.getByRole('button', { name: 'Vorschau' }).press('Enter');
  const value = page.getByRole('definition').filter({ hasText: 'alma@import.example' });
  const reason = page.getByText('keine gültige E-Mail-Adresse', { exact: true });
  for (const part of [value, reason]) expect((await part.boundingBox())?.width).toBeGreaterThan(150);
});

test('with twice the font size on a phone the appointment hours fit the screen and the names of origins are readable', async () => {
  await sendLead('Herkunft', { pageSource: 'Wissenscenter', buttonContext: 'Kopf der Seite', buttonText: 'Anfragen' });
  const page = await staffOn(360, 740);
  await doubleLetters(page);
  await page.goto(`${site.origin}/admin/dashboard?tab=bookings&view=settings`);
  await page.getByRole('group', { name: 'Montag' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`${site.origin}/admin/dashboard?tab=origins`);
  await page.getByRole('rowheader').getByRole('button', { name: 'Wissenscenter' }).press('Enter');
  const origin = page.getByRole('rowheader', { name: /Kopf der Seite/ });
  expect((await origin.boundingBox())?.width).toBeGreaterThan(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
