import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { bookingsOf, clock, fillPerson, freeSlots } from './steps.ts';

const site = await siteWith({});
const elsewhere = await siteWith({ BOOKING_URL: 'https://calendar.example.com/' });
const berlin = 'Europe/Berlin';

test('the next free time at the end of a page is booked with one click and three fields', async () => {
  const { page, faults } = await visitor(browser, { locale: 'de-DE', timezoneId: berlin });
  await page.goto(`${site.origin}/leistungsangebot/ki-lab`);
  await awake(page);
  const { next } = await freeSlots(site);
  if (!next) throw new Error('no free slot');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const stage = page.getByRole('main').locator('section').last();
  await stage.getByText(clock(next, berlin)).first().waitFor();
  expect(await stage.textContent()).toContain('mit Jonas Beispiel');
  const offer = stage.locator('p.tabular').first();
  const offered = await offer.textContent();
  const take = stage.getByRole('button', { name: 'Diesen Termin nehmen' });
  await take.click();
  const dialog = page.getByRole('dialog');
  await focused(dialog.getByLabel('Vorname'));
  await fillPerson(dialog, 'end-of-page@visitor.example');
  await dialog.getByRole('button', { name: new RegExp(`Termin am .* um ${clock(next, berlin)} Uhr buchen`) }).click();
  await dialog.getByRole('heading', { name: 'Ihr Termin steht' }).waitFor();
  expect(bookingsOf(site, 'end-of-page@visitor.example')).toMatchObject([
    { start_at: Date.parse(next), page_source: 'KI-Lab', button_context: 'Nächster freier Termin' },
  ]);
  await page.keyboard.press('Escape');
  await focused(take);
  await expect
    .poll(() => offer.textContent(), { message: 'the time that is taken now is not offered again' })
    .not.toBe(offered);
  expect(faults).toEqual([]);
});

test('the mobile menu offers the next free time, and closing its dialog returns to the menu', async () => {
  const { page, faults } = await visitor(browser, { timezoneId: berlin, viewport: { width: 360, height: 740 } });
  await page.goto(site.origin);
  await awake(page);
  const { next } = await freeSlots(site);
  if (!next) throw new Error('no free slot');
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByText('Nächster freier Termin').waitFor();
  await menu.getByText(clock(next, berlin)).first().waitFor();
  const take = menu.getByRole('button', { name: 'Diesen Termin nehmen' });
  await take.click();
  await page.getByLabel('Vorname').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await focused(take);
  expect(faults).toEqual([]);
});

test('the accessible names of other times contain their visible text', async () => {
  const { page } = await visitor(browser, { locale: 'en-GB', timezoneId: berlin });
  await page.goto(`${site.origin}/services/ai-lab`);
  await awake(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const other = page.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri)\s\d\d:\d\d ?: Take the appointment on / });
  await other.first().waitFor();
  const shown = /\d\d:\d\d/.exec((await other.first().textContent()) ?? '')?.[0] ?? '';
  await other.first().click();
  expect(await page.getByRole('dialog').locator('time').first().textContent()).toContain(shown);
});

test('a visitor overseas is offered times of their day, with their zone named', async () => {
  const { page } = await visitor(browser, { locale: 'de-DE', timezoneId: 'America/New_York' });
  await page.goto(`${site.origin}/leistungsangebot/ki-lab`);
  await awake(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const stage = page.getByRole('main').locator('section').last();
  await stage.getByText('Nächster freier Termin (Ortszeit New York)').waitFor();
  const offered = (await stage.innerText()).match(/\d\d:\d\d/g) ?? [];
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((time) => time < '07:00')).toEqual([]);
});

test('without JavaScript, or with an external calendar, the page’s own button is offered instead', async () => {
  for (const [origin, options] of [
    [site.origin, { javaScriptEnabled: false }],
    [elsewhere.origin, {}],
  ] as const) {
    const { page } = await visitor(browser, { locale: 'de-DE', ...options });
    await page.goto(`${origin}/leistungsangebot/ki-akademie`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const stage = page.getByRole('main').locator('section').last();
    await stage.getByRole('link').first().waitFor();
    expect(await stage.getByText('Nächster freier Termin').count()).toBe(0);
    // Nothing is kept free for times that cannot come: the words stand under the line's beginning.
    const begins = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1);
    expect(await begins(stage.getByRole('link').first())).toBe(await begins(stage.getByRole('heading')));
  }
});

test.each([
  '/contact',
  '/leistungsangebot/ki-lab',
])('who has sent a message from %s need not type the name again for an appointment', async (path) => {
  const { page } = await visitor(browser);
  await page.goto(site.origin + path);
  await awake(page);
  if (path !== '/contact') await page.getByRole('main').getByRole('link', { name: 'Lab anfragen' }).first().click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Nachricht senden' }) });
  await form.getByLabel('Vorname').fill('Rosa');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill('rosa@visitor.example');
  await form.getByRole('textbox', { name: 'Nachricht' }).fill('Ein Termin wäre mir noch lieber.');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  const confirmed = path === '/contact' ? form : page.getByRole('dialog', { name: 'Nachricht gesendet' });
  await confirmed.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  const dialog = page.getByRole('dialog', { name: /Termin|Erstgespräch/ });
  await focused(dialog.getByLabel('Vorname'));
  expect(await dialog.getByLabel('Vorname').inputValue()).toBe('Rosa');
  expect(await dialog.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe('rosa@visitor.example');
});
