import type { Browser, Page } from 'playwright-core';
import { accessPaths } from '#contract/staff/account.ts';
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

/** Gives the password again, as the dialog before dear calls does, so that none opens in the next five minutes. */
async function prove(page: Page, password: string): Promise<void> {
  const given = [accessPaths.proof, JSON.stringify({ password })] as const;
  await page.evaluate(async ([path, body]) => {
    const authorization = `Bearer ${localStorage.getItem('admin_token')}`;
    await fetch(path, { method: 'POST', body, headers: { authorization, 'content-type': 'application/json' } });
  }, given);
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
  await prove(page, login.password);
  return { page, faults };
}
