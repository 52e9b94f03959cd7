import type { Browser, Page } from 'playwright-core';
import { visitor } from './browser.ts';
import type { ServedSite } from './servers/served-site.ts';
import { staffLogin } from './servers/site.ts';

/** The button of the login. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Anmelden' });

/** Fills in the login and sends it. */
export async function enter(page: Page, login: { username: string; password: string } = staffLogin): Promise<void> {
  await page.getByLabel('Benutzername').fill(login.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(login.password);
  await submit(page).click();
}

/** A member of staff who has logged in on the way to an address of the dashboard. */
export async function staffAt(
  browser: Browser,
  site: ServedSite,
  address = '/admin/dashboard',
  login: { username: string; password: string } = staffLogin,
) {
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin + address);
  await enter(page, login);
  await page.getByText(`Willkommen, ${login.username}`).waitFor();
  return { page, faults };
}
