import { expect, test } from 'vitest';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { bookByCall, bookingsOf, clock, freeSlots } from './steps.ts';

const site = await siteWith();
const tab = '/admin/dashboard?tab=bookings';

test('on a phone Back closes an appointment and keeps its week; a reload keeps both', async () => {
  const start = (await freeSlots(site)).slots.at(-2) ?? '';
  await bookByCall(site, start, 'zurueck@visitor.example', { firstName: 'Zoe' });
  const { page, faults } = await staffAt(browser, site, tab);
  await page.setViewportSize({ width: 360, height: 740 });
  const booked = page.getByRole('button', { name: /^Details: \d\d:\d\d Zoe/ });
  const next = page.getByRole('button', { name: 'Nächste Woche' });
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: '–' });
  await page.getByText(/ freie Zeiten?$/).waitFor();
  for (let turns = 0; turns < 6 && (await booked.count()) === 0; turns++) {
    const before = await heading.textContent();
    await next.click();
    await expect.poll(() => heading.textContent()).not.toBe(before);
    await page.locator('.week[aria-busy=false]').waitFor();
  }
  const week = await heading.textContent();
  await booked.click();
  const panel = page.getByRole('dialog', { name: /Zoe/ });
  await panel.waitFor();
  await page.reload();
  await panel.waitFor();
  await page.goBack();
  await panel.waitFor({ state: 'detached' });
  expect(await heading.textContent()).toBe(week);
  await booked.click();
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await heading.textContent()).toBe(week);
  expect(page.url()).not.toContain('appointment');
  // Beside the panel one turns to another week, and closing the panel stays there.
  await page.setViewportSize({ width: 1440, height: 900 });
  await booked.click();
  await panel.waitFor();
  await page.getByRole('button', { name: 'Vorige Woche' }).click();
  await expect.poll(() => heading.textContent()).not.toBe(week);
  const other = await heading.textContent();
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).not.toContain('appointment');
  expect(await heading.textContent()).toBe(other);
  expect(faults).toEqual([]);
});

test('the address of an appointment opens it in whichever week it is; its lead leads to it, and a wrong one says so', async () => {
  const start = (await freeSlots(site)).slots.at(-3) ?? '';
  await bookByCall(site, start, 'adresse@visitor.example', { firstName: 'Ines' });
  const [booking] = bookingsOf(site, 'adresse@visitor.example');
  const { page } = await staffAt(browser, site, `${tab}&appointment=${booking?.id}`);
  const panel = page.getByRole('dialog', { name: /Ines/ });
  await panel.getByRole('button', { name: 'Zum Kontakt' }).click();
  await page.getByRole('button', { name: 'Zum Termin' }).click();
  await panel.waitFor();
  expect(page.url()).toContain(`appointment=${booking?.id}`);
  await page.getByRole('button', { name: /^Details: \d\d:\d\d Ines/ }).waitFor();
  await page.goto(`${new URL(page.url()).origin}${tab}&appointment=00000000-0000-7000-8000-000000000000`);
  await page.getByText('Diesen Termin gibt es nicht').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().close();
});

test('after a reload in an open appointment, closing it goes back to its list', async () => {
  const start = (await freeSlots(site)).slots.at(-4) ?? '';
  await bookByCall(site, start, 'neu-geladen@visitor.example', { firstName: 'Gesa' });
  const { page } = await staffAt(browser, site, `${tab}&view=upcoming`);
  await page.getByRole('button', { name: /^Details: Gesa/ }).click();
  const panel = page.getByRole('dialog', { name: /Gesa/ });
  await panel.waitFor();
  const position = () => page.evaluate(() => Number(Reflect.get(history.state, 'idx')));
  const opened = await position();
  await page.reload();
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(position).toBe(opened - 1);
  await page.context().close();
});

test('a week without appointments leads to the next one that has some', async () => {
  const { page, faults } = await staffAt(browser, site, tab);
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: '–' });
  const last = (await freeSlots(site)).slots.at(-1) ?? '';
  await bookByCall(site, last, 'spaeter@visitor.example', { firstName: 'Edda' });
  const next = page.getByRole('button', { name: /^Nächster Termin:/ });
  const back = page.getByRole('button', { name: 'Vorige Woche' });
  // Two weeks ago nobody had booked.
  await back.click();
  await back.click();
  await page.getByText('0 Termine').waitFor();
  await next.waitFor();
  await passesAxe(page, 'staff bookings: a week with a way on');
  const before = await heading.textContent();
  await next.click();
  await expect.poll(() => heading.textContent()).not.toBe(before);
  await page.getByText(/[1-9]\d* Termine?,/).waitFor();
  expect(faults).toEqual([]);
});

test('a week shows booked and free times by day; a video call has the link to its room first', async () => {
  const start = (await freeSlots(site)).slots[3] ?? '';
  await bookByCall(site, start, 'woche@visitor.example', { firstName: 'Frieda', mode: 'video' });
  const { page, faults } = await staffAt(browser, site, tab);
  const booked = page.getByRole('button', { name: /^Details: \d\d:\d\d Frieda/ });
  const next = page.getByRole('button', { name: 'Nächste Woche' });
  // The first free times are in this week or the next.
  await page.getByText(/ freie Zeiten?$/).waitFor();
  await passesAxe(page, 'staff bookings: a week');
  if ((await booked.count()) === 0) await next.click();
  await booked.waitFor();
  const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(start),
  );
  const day = page.getByRole('region', { name: new RegExp(`^${weekday}`) });
  await day.getByRole('button', { name: /^Details: \d\d:\d\d Frieda/ }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'frei' }).count()).toBeGreaterThan(0);
  expect(
    await day
      .getByRole('listitem')
      .filter({ hasText: `${clock(start, 'Europe/Berlin')} frei` })
      .count(),
    'what is taken is not free',
  ).toBe(0);
  await booked.click();
  const detail = page.getByRole('dialog', { name: /Frieda/ });
  const room = detail.getByRole('link', { name: 'Videoraum' });
  expect(await room.getAttribute('href')).toBe('https://video.example.com/erstgespraech');
  const first = detail.locator('footer').locator('a, button').first();
  expect(await first.textContent()).toBe('Videoraum');
  await page.keyboard.press('Escape');
  await next.click();
  await booked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zur laufenden Planung' }).click();
  expect(faults).toEqual([]);
  await page.context().close();
});
