import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { courses } from './steps.ts';

const calendar = 'https://kalender.example/erstgespraech';
const site = await siteWith({ BOOKING_URL: calendar });

function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => !request.url().startsWith(site.origin) && elsewhere.push(request.url()));
  return elsewhere;
}

test.each([
  ['de-DE', 'Einen Termin wählen', 'Kalender öffnen'],
  ['en-GB', 'Choose an appointment', 'Open the calendar'],
] as const)('with an external calendar the dialog explains and links to it, and loads nothing from it (%s)', async (locale, title, link) => {
  const { page, faults } = await visitor(browser, { locale });
  const elsewhere = requestsElsewhere(page);
  await page.goto(site.origin + courses[locale]);
  await awake(page);
  const opener = page.getByRole('main').locator('a[href*="from=ai-academy.hero"]');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  if (locale === 'de-DE') await passesAxe(page, 'booking dialog: another calendar', 'dialog');
  const way = dialog.getByRole('link', { name: link });
  expect([await way.getAttribute('href'), await way.getAttribute('target'), await way.getAttribute('rel')]).toEqual([
    calendar,
    '_blank',
    'noopener noreferrer',
  ]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focused(opener);
  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the page does the same, without JavaScript too', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  const elsewhere = requestsElsewhere(page);
  await page.goto(`${site.origin}/booking`);
  expect(await page.getByRole('link', { name: 'Kalender öffnen' }).getAttribute('href')).toBe(calendar);
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(elsewhere).toEqual([]);
  await page.context().close();
});
