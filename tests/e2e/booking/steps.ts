import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type SlotsAnswer, slotsPath } from '#contract/booking/booking.ts';
import { booking } from '#contract/leads/booking.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import type { ServedSite } from '#tests/support/servers/served-site.ts';

export const courses = { 'de-DE': '/leistungsangebot/ki-akademie', 'en-GB': '/services/ai-academy' } as const;
type Locale = keyof typeof courses;

/** A visitor of the academy's page who has opened the booking from a course's button. */
export async function openBooking(
  browser: Browser,
  site: ServedSite,
  { locale = 'de-DE', ...options }: Omit<BrowserContextOptions, 'locale'> & { locale?: Locale } = {},
) {
  const { page, faults } = await visitor(browser, { locale, ...options });
  await page.goto(site.origin + courses[locale]);
  await awake(page);
  const opener = page.getByRole('main').locator('a[href*="from=ai-academy.foundation"]');
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('grid').waitFor();
  return { page, faults, opener, dialog };
}

/** The free times of the day that is looked at. */
export const times = (scope: Locator | Page) =>
  scope.getByRole('group', { name: /^(Freie Zeiten|Free times)/ }).getByRole('button');

/** Turns to the second day with free times: by the hour of the clock, the first may have a single one left. */
export async function aWholeDay(scope: Locator | Page): Promise<void> {
  const free = '[role=gridcell]:not([aria-disabled])';
  const day = scope.locator(`${free}:not([aria-selected=true])`).first();
  const date = await day.getAttribute('data-day');
  await day.click();
  // Pressed before the page's code has come, it is chosen a moment later; until then the times are the first day's.
  await scope.locator(`${free}[data-day="${date}"][aria-selected=true]`).waitFor();
}

/** Back from the details to the times. */
export const changeTime = (scope: Locator | Page) => scope.getByRole('button', { name: /^(ändern|change)/ });

/** The fields that are required. */
export async function fillPerson(form: Locator | Page, email: string, german = true): Promise<void> {
  await form.getByLabel(german ? 'Vorname' : 'First name').fill('Noa');
  await form.getByLabel(german ? 'Nachname' : 'Last name').fill('Beispiel');
  await form.getByRole('textbox', { name: german ? 'E-Mail' : 'Email' }).fill(email);
}

export async function freeSlots(site: ServedSite): Promise<SlotsAnswer> {
  return (await fetch(site.origin + slotsPath)).json() as Promise<SlotsAnswer>;
}

/** Books as any client of the call does. */
export async function bookByCall(site: ServedSite, start: string, email: string, more: Record<string, unknown> = {}) {
  const answer = await fetch(site.origin + booking.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ start, firstName: 'Selin', lastName: 'Muster', email, language: 'de', ...more }),
  });
  return { status: answer.status, body: (await answer.json()) as { booking: { manageUrl: string; icsUrl: string } } };
}

type Stored = { start_at: number; state: string; mode: string; time_zone: string; email: string } & Record<
  string,
  unknown
>;

/** The bookings of an address, oldest first, with their lead, read from outside while the site runs. */
export function bookingsOf(site: ServedSite, email: string): Stored[] {
  const database = new DatabaseSync(join(site.folder, 'site.sqlite'), { readOnly: true });
  const found = database
    .prepare('select * from bookings join leads on leads.id = bookings.lead_id where leads.email = ? order by leads.id')
    .all(email);
  database.close();
  return found.map((row) => ({ ...row })) as Stored[];
}

/** '09:00' of a moment in a zone. */
export const clock = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
