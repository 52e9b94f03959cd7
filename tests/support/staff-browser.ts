import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { hashToken } from '#server/staff/account/tokens.ts';
import { visitor } from './browser.ts';
import type { ServedSite } from './servers/served-site.ts';
import { staffLogin } from './servers/site.ts';

/** The submit button of the login. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Anmelden', exact: true });

/** Fills in the login form and submits it. */
export async function enter(page: Page, login: { username: string; password: string } = staffLogin): Promise<void> {
  await page.getByLabel('Benutzername').fill(login.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(login.password);
  await submit(page).click();
}

/**
 * Sets the session's proof, so that no dialog asks for the password in the next five minutes. Not by a call, because it
 * replaces the token, and the page's own calls in flight would have to be repeated.
 */
async function prove(page: Page, site: ServedSite): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  const database = new DatabaseSync(join(site.folder, 'site.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  const now = Date.now();
  database.prepare('update staff_sessions set proven_at = ? where token_hash = ?').run(now, hashToken(token ?? ''));
  database.close();
}

/** A member of staff who logs in on the way to a URL of the dashboard. */
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
