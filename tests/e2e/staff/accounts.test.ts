import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter } from '#tests/support/staff-browser.ts';

test('a manager invites a colleague, who chooses a password, may only read, and is signed out with another role', async () => {
  const site = await serveSite();
  const manager = await visitor(browser);
  await manager.page.goto(`${site.origin}/admin/dashboard?tab=accounts`);
  await enter(manager.page);
  await manager.page.getByRole('heading', { name: 'Konten' }).waitFor();
  await manager.page.getByLabel('Benutzername').fill('kollegin');
  await manager.page.getByLabel('Rolle', { exact: true }).selectOption('Lesen');
  await manager.page.getByRole('button', { name: 'Konto anlegen' }).click();
  // It harms nobody who only walked up to the machine: the password is asked for again.
  const proof = manager.page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByLabel('Passwort').fill('geraten, aber falsch');
  await proof.getByRole('button', { name: 'Bestätigen' }).click();
  await proof.getByText('Passwort oder Code ist falsch.').waitFor();
  await proof.getByLabel('Passwort').fill(staffLogin.password);
  await proof.getByRole('button', { name: 'Bestätigen' }).click();
  const first = manager.page.getByRole('status').filter({ hasText: 'Das erste Passwort von kollegin' });
  const password = (await first.locator('code').textContent()) ?? '';
  await manager.page.getByText('ohne zweiten Faktor, erstes Passwort gilt bis').waitFor();

  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=whitepapers`);
  await enter(page, { username: 'kollegin', password });
  await page.getByRole('heading', { name: 'Wählen Sie ein eigenes Passwort' }).waitFor();
  const choose = async (chosen: string) => {
    await page.getByLabel('Jetziges Passwort').fill(password);
    await page.getByLabel('Neues Passwort', { exact: true }).fill(chosen);
    await page.getByLabel('Neues Passwort noch einmal').fill(chosen);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
  };
  await choose('passwort2026');
  await page.getByText('Dieses Passwort ist weit verbreitet').waitFor();
  await choose('Tannenzapfen am Kran');
  await page.getByText('Ihr Konto darf lesen, aber nichts ändern.').waitFor();
  expect(await page.getByRole('button', { name: 'White Paper hinzufügen' }).isDisabled()).toBe(true);
  expect(await page.getByRole('tab').allTextContents()).not.toEqual(expect.arrayContaining(['Datenschutz']));

  await manager.page.getByLabel('Rolle von kollegin').selectOption('Bearbeiten');
  await manager.page.getByText('White Papers, Herkunft').waitFor();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await page.waitForURL('**/admin/login?to=**');
  await enter(page, { username: 'kollegin', password: 'Tannenzapfen am Kran' });
  await page.getByRole('button', { name: 'Bestätigte exportieren' }).waitFor();
  expect(await page.getByRole('button', { name: 'Bestätigte exportieren' }).isEnabled()).toBe(true);
  // What the server refused above, browsers report as well.
  expect([manager.faults, faults].flat().filter((fault) => !/status of (401|403|422)/.test(fault))).toEqual([]);
  await site.end();
});
