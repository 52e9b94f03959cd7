import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { hashToken } from '#server/staff/account/tokens.ts';
import { visitor } from './browser.ts';
import type { ServedSite } from './servers/served-site.ts';
import { staffLogin } from './servers/site.ts';

/** The button of the login. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Anmelden', exact: true });

/** Fills in the login and sends it. */
export async function enter(page: Page, login: { username: string; password: string } = staffLogin): Promise<void> {
  await page.getByLabel('Benutzername').fill(login.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(login.password);
  await submit(page).click();
}

/**
 * As if the password had just been given again: no dialog opens in the next five minutes. Not by a call, for which the
 * page's own under way would be asked twice.
 */
async function prove(page: Page, site: ServedSite): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  const database = new DatabaseSync(join(site.folder, 'site.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  const now = Date.now();
  database.prepare('update staff_sessions set proven_at = ? where token_hash = ?').run(now, hashToken(token ?? ''));
  database.close();
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
  await prove(page, site);
  return { page, faults };
}
