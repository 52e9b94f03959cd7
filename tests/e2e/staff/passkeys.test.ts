import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { accountPaths, sessionTokenHeader } from '#contract/staff/account.ts';
import { staffAccountPaths } from '#contract/staff/accounts.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { startDirectory } from '#tests/support/servers/directory.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter } from '#tests/support/staff-browser.ts';

// Passkeys belong to a name, never to an address of the network.
const port = String(await freePort());
const home = `http://localhost:${port}`;
const directory = await startDirectory(`${home}/admin/login`);
afterAll(directory.end);
const site = await serveSite({ PORT: port, PUBLIC_URL: home, ...directory.settings });
afterAll(site.end);

/** An authenticator in the browser, as a phone's or a laptop's own. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, named, used alone and as a second factor, used as proof, and removed', async () => {
  const { page, faults } = await visitor(browser);
  await addAuthenticator(page);
  await page.goto(`${home}/admin/dashboard?tab=account`);
  await enter(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  const proof = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByLabel('Passwort').fill(staffLogin.password);
  await proof.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await section.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor();
  await passesAxe(page, 'staff account: recovery codes of a passkey');
  await section.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await section.getByText('noch nicht benutzt').waitFor();
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await section.getByText('Dieses Gerät hat schon einen Passkey für Ihr Konto.').waitFor();
  await passesAxe(page, 'staff account: passkey refused');
  await section.getByRole('button', { name: /umbenennen$/ }).click();
  await passesAxe(page, 'staff account: passkey being renamed');
  await section.getByLabel('Name des Passkeys').fill('Mein Laptop');
  await section.getByRole('button', { name: 'Speichern' }).click();
  await section.getByText('Mein Laptop', { exact: true }).waitFor();
  await passesAxe(page, 'staff account: with a passkey');

  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await page.getByText(`Willkommen, ${staffLogin.username}`).waitFor();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await enter(page);
  await page.getByLabel('Wiederherstellungscode').waitFor();
  await passesAxe(page, 'staff login: passkey as second factor');
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await page.getByText(`Willkommen, ${staffLogin.username}`).waitFor();

  await page.getByRole('tab', { name: 'Konto', exact: true }).click();
  await section.getByText(/zuletzt benutzt/).waitFor();
  await section.getByRole('button', { name: 'Mein Laptop entfernen' }).click();
  await proof.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await section.getByText('Mein Laptop', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await page.getByText('Dieser Passkey öffnet kein Konto').waitFor();
  await passesAxe(page, 'staff login: unknown passkey');
  // What the server refused above, browsers report as well.
  expect(faults.filter((fault) => !/status of (401|403)/.test(fault))).toEqual([]);
});

/** A call of a manager, who has proven who they are. */
async function invite(username: string): Promise<void> {
  const call = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(site.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return answer;
  };
  const { token } = (await (await call(adminPaths.login, staffLogin)).json()) as { token: string };
  const proven = await call(accountPaths.proof, { password: staffLogin.password }, token);
  await call(staffAccountPaths.list, { username, role: 'work' }, proven.headers.get(sessionTokenHeader) ?? '');
}

test('an invited person signs in and re-authenticates with the company directory, and another browser cannot use the answer', async () => {
  await invite('mira@beispiel.example');
  directory.as({ sub: 'm1', email: 'mira@beispiel.example', email_verified: true });
  const { page, faults } = await visitor(browser);
  await addAuthenticator(page);
  await page.goto(`${home}/admin/dashboard?tab=account`);
  await page.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click();
  await page.getByText('Willkommen, mira@beispiel.example').waitFor();
  expect(page.url(), 'where they wanted to go, without what the directory gave').toBe(
    `${home}/admin/dashboard?tab=account`,
  );
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  const proof = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByRole('button', { name: 'Mit Firmenkonto bestätigen' }).click();
  await proof.waitFor({ state: 'detached' });
  await page.waitForURL(`${home}/admin/dashboard?tab=account`);
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await section.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor();
  expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);

  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  // The directory asks whether they mean there, too.
  await page.getByRole('button', { name: /^yes/i }).click();
  await page.waitForURL(`${home}/admin/login`);
  await page.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).waitFor();

  const other = await visitor(browser);
  const { state } = (await (
    await fetch(`${site.origin}/api/admin/login/directory/begin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).json()) as { state: string };
  await other.page.goto(`${home}/admin/login?${new URLSearchParams({ code: 'of-an-attacker', state })}`);
  await other.page.getByText('Die Anmeldung mit dem Firmenkonto ist nicht gelungen').waitFor();
  await passesAxe(other.page, 'staff login: directory failed');
  await other.page.waitForURL(`${home}/admin/login`);
});
