import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepAt, totpCode } from '#server/staff/account/second-factor/totp.ts';
import { focused } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter, staffAt } from '#tests/support/staff-browser.ts';

let site: ServedSite;
beforeEach(async () => {
  site = await serveSite();
});
afterEach(() => site?.end());

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** What an authenticator app does with the key that the page shows. */
function appCode(key: string): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return totpCode(bytes, stepAt(Date.now()));
}

/** As if half a minute had passed: the code that was used last is shown no more. */
function nextCode(): void {
  const database = new DatabaseSync(join(site.folder, 'site.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  database.exec('update staff set totp_last_step = totp_last_step - 2');
  database.close();
}

async function turnOn(page: Page): Promise<{ key: string; codes: string[] }> {
  const section = page.getByRole('region', { name: 'Authenticator-App' });
  await section.getByRole('button', { name: 'Einschalten' }).click();
  await section.getByLabel('Passwort').fill(staffLogin.password);
  await section.getByRole('button', { name: 'Weiter' }).click();
  await section.getByRole('img', { name: /QR-Code/ }).waitFor();
  await passesAxe(page, 'staff account: code to scan');
  const key = (await section.locator('code').textContent()) ?? '';
  await section.getByLabel(/Code ein/).fill('000000');
  await section.getByRole('button', { name: 'Einschalten' }).click();
  await section.getByText(/Dieser Code ist falsch oder abgelaufen/).waitFor();
  await passesAxe(page, 'staff account: wrong code');
  await section.getByLabel(/Code ein/).fill(appCode(key));
  await section.getByRole('button', { name: 'Einschalten' }).click();
  await section.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor();
  await passesAxe(page, 'staff account: recovery codes');
  const codes = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await section.getByText(/Eingeschaltet seit .* 10 Wiederherstellungscodes/).waitFor();
  return { key, codes };
}

test('a second factor is set up with an app, required at the login, and removed', async () => {
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=account');
  const { key, codes } = await turnOn(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.waitForURL('**/admin/login');
  await enter(page);
  const code = page.getByLabel('Code der Authenticator-App');
  await focused(code);
  await passesAxe(page, 'staff login: second factor');
  await code.fill('123456');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByText('Dieser Code ist falsch oder wurde schon benutzt.').waitFor();
  await passesAxe(page, 'staff login: wrong code');
  nextCode();
  await code.fill(appCode(key));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');

  await page.getByRole('tab', { name: 'Konto' }).click();
  const section = page.getByRole('region', { name: 'Authenticator-App' });
  await section.getByRole('button', { name: 'Ausschalten' }).click();
  await section.getByLabel('Passwort').fill(staffLogin.password);
  await section.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await passesAxe(page, 'staff account: turning the second factor off');
  await section.getByRole('button', { name: 'Ausschalten' }).click();
  await section.getByText(/^Ausgeschaltet\./).waitFor();
  expect(faults.filter((fault) => !/401|422/.test(fault))).toEqual([]);
});

test('devices are listed and signed out, and a new password ends other sessions', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=account');
  const other = await staffAt(browser, site);
  await page.reload();
  const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
  await devices.getByText('dieses Gerät').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(2);
  await devices.getByRole('button', { name: 'Überall sonst abmelden' }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await other.page.reload();
  await other.page.waitForURL('**/admin/login**');

  await enter(other.page);
  await other.page.getByText(`Willkommen, ${staffLogin.username}`).waitFor();
  // Another tab of the same session, in which something has been begun.
  const tab = await page.context().newPage();
  await tab.goto(`${site.origin}/admin/dashboard?tab=accounts`);
  await tab.getByLabel('Benutzername').fill('kollegin');
  const form = page.getByRole('form', { name: 'Passwort ändern' });
  await form.getByLabel('Jetziges Passwort').fill(staffLogin.password);
  await form.getByLabel('Neues Passwort', { exact: true }).fill('ein neues langes Passwort');
  await form.getByLabel('Neues Passwort noch einmal').fill('ein anderes langes Passwort');
  await form.getByRole('button', { name: 'Passwort ändern' }).click();
  await form.getByText('Die beiden Eingaben sind verschieden.').waitFor();
  await passesAxe(page, 'staff account: new password with mistakes');
  await form.getByLabel('Neues Passwort noch einmal').fill('ein neues langes Passwort');
  await form.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByText('Alle anderen Geräte sind abgemeldet.').first().waitFor();
  await tab.getByRole('button', { name: 'Konto anlegen' }).click();
  await tab.getByText('Das erste Passwort von kollegin').waitFor();
  await other.page.reload();
  await other.page.waitForURL('**/admin/login**');
  await enter(other.page, { username: staffLogin.username, password: 'ein neues langes Passwort' });
  await other.page.getByText(`Willkommen, ${staffLogin.username}`).waitFor();
});

test('the audit log lists actions, can be filtered, and is verified as unchanged', async () => {
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=audit');
  const table = page.getByRole('table');
  await table.getByText('Angemeldet', { exact: true }).waitFor();
  await table.getByText('Konto angelegt').waitFor();
  await page.getByRole('combobox', { name: 'Vorgang' }).selectOption({ label: 'Anmeldung fehlgeschlagen' });
  await page.getByText('Keine Einträge gefunden.').waitFor();
  await passesAxe(page, 'staff audit log: no entries');
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await table.getByText('Angemeldet', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Vollständigkeit prüfen' }).click();
  await page.getByText(/Einträge geprüft, alle unverändert/).waitFor();
  await passesAxe(page, 'staff audit log: filled and checked');

  await page.getByRole('button', { name: 'Exportieren …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Protokoll exportieren' });
  await passesAxe(page, 'staff audit log: export', 'dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'JSON-Zeilen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = Buffer.concat(await (await download.createReadStream()).toArray())
    .toString('utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line).action)).toEqual(
    expect.arrayContaining(['audit-exported', 'login', 'account-added']),
  );
  expect(faults).toEqual([]);
});
