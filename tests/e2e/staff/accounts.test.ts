import { afterAll, expect, test } from 'vitest';
import { accountPaths, sessionTokenHeader } from '#contract/staff/account.ts';
import { staffAccountPaths } from '#contract/staff/accounts.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { stepAt, totpCode } from '#server/staff/account/second-factor/totp.ts';
import { focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { startReceiver } from '#tests/support/servers/receiver.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter } from '#tests/support/staff-browser.ts';
import { base32Bytes } from '#tests/support/totp.ts';
import { deskOf } from './desk-steps.ts';

const site = await serveSite({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });
afterAll(site.end);

test('a manager invites a colleague, who chooses a password, may only read, and is signed out when the role changes', async () => {
  const manager = await visitor(browser);
  await manager.page.goto(`${site.origin}/admin/dashboard?tab=accounts`);
  await enter(manager.page);
  await manager.page.getByRole('heading', { name: 'Konten' }).waitFor();
  // What is missing is said before the password is asked for.
  await manager.page.getByRole('button', { name: 'Konto anlegen' }).click();
  await manager.page.getByText('Bitte geben Sie einen Benutzernamen ein.').waitFor();
  await manager.page.getByLabel('Benutzername').fill('kollegin');
  await manager.page.getByLabel('Rolle', { exact: true }).selectOption('Lesen');
  await manager.page.getByRole('button', { name: 'Konto anlegen' }).click();
  // It harms nobody who only walked up to the machine: the password is asked for again.
  const proof = manager.page.getByRole('dialog', { name: 'Sind Sie es?' });
  // A box like any other of the staff area.
  expect(await proof.evaluate((box) => getComputedStyle(box).width)).toBe('512px');
  await proof.getByLabel('Passwort').fill('geraten, aber falsch');
  await proof.getByRole('button', { name: 'Bestätigen' }).click();
  await proof.getByText('Das Passwort ist falsch, oder der Code').waitFor();
  await passesAxe(manager.page, 'staff, the password again: mistake', 'dialog');
  await proof.getByLabel('Passwort').fill(staffLogin.password);
  await proof.getByRole('button', { name: 'Bestätigen' }).click();
  const first = manager.page.getByRole('status').filter({ hasText: 'Das erste Passwort von kollegin' });
  const password = (await first.locator('code').textContent()) ?? '';
  await manager.page.getByText('ohne zweiten Faktor, erstes Passwort gilt bis').waitFor();
  await passesAxe(manager.page, 'staff accounts: first password shown');

  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=whitepapers`);
  await enter(page, { username: 'kollegin', password });
  await page.getByRole('heading', { name: 'Wählen Sie ein eigenes Passwort' }).waitFor();
  expect(await page.title()).toBe('Wählen Sie ein eigenes Passwort · Verwaltung');
  await focused(page.locator('#content'));
  await passesAxe(page, 'staff login: a password of one’s own');
  const choose = async (chosen: string) => {
    await page.getByLabel('Jetziges Passwort').fill(password);
    await page.getByLabel('Neues Passwort', { exact: true }).fill(chosen);
    await page.getByLabel('Neues Passwort noch einmal').fill(chosen);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
  };
  await choose('passwort2026');
  await page.getByText('Dieses Passwort ist weit verbreitet').waitFor();
  await passesAxe(page, 'staff login: a password that is too common');
  await choose('Tannenzapfen am Kran');
  await page.getByText('Ihr Konto darf lesen, aber nichts ändern.').waitFor();
  await passesAxe(page, 'staff white papers: may only read');
  expect(await page.getByRole('button', { name: 'White Paper hinzufügen' }).isDisabled()).toBe(true);
  expect(await page.getByRole('tab').allTextContents()).not.toEqual(expect.arrayContaining(['Datenschutz']));

  // Whoever only looks through the roles by keys has changed nothing.
  const role = manager.page.getByLabel('Rolle von kollegin');
  await role.press('ArrowDown');
  const question = manager.page.getByRole('dialog', { name: 'Rolle ändern?' });
  await question.getByText('kollegin bekommt die Rolle „Bearbeiten“').waitFor();
  await passesAxe(manager.page, 'staff accounts: question before another role', 'dialog');
  await manager.page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await focused(role);
  expect(await role.inputValue()).toBe('read');
  // Neither has who presses the button beside it.
  await manager.page
    .getByRole('listitem')
    .filter({ hasText: 'kollegin' })
    .getByRole('button', { name: 'Neues Passwort' })
    .click();
  const reset = manager.page.getByRole('dialog', { name: 'Neues Passwort geben?' });
  await reset.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('tab', { name: 'Herkunft' }).click();
  await page.getByRole('heading', { name: 'Was Anfragen bringt' }).waitFor();
  await role.selectOption('Bearbeiten');
  await question.getByRole('button', { name: 'Rolle ändern' }).click();
  await question.waitFor({ state: 'detached' });
  await manager.page.getByText('White Papers, Herkunft').waitFor();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await page.waitForURL('**/admin/login?to=**');
  await enter(page, { username: 'kollegin', password: 'Tannenzapfen am Kran' });
  await page.getByRole('button', { name: 'Bestätigte exportieren' }).waitFor();
  expect(await page.getByRole('button', { name: 'Bestätigte exportieren' }).isEnabled()).toBe(true);
  // What the server refused above, browsers report as well.
  expect([manager.faults, faults].flat().filter((fault) => !/status of (401|403|422)/.test(fault))).toEqual([]);
});

test('resetting a password says that the account’s other ways to sign in are still valid', async () => {
  const call = async (path: string, token: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(site.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const given = answer.headers.get(sessionTokenHeader) ?? token;
    const said = (await answer.json().catch(() => ({}))) as { token?: string; password?: string; secret?: string };
    return { ...said, given };
  };
  const chief = await call(adminPaths.login, '', staffLogin);
  const { given } = await call(accountPaths.proof, chief.token ?? '', { password: staffLogin.password });
  const { password = '' } = await call(staffAccountPaths.list, given, { username: 'vertrieb', role: 'work' });
  const { token = '' } = await call(adminPaths.login, '', { username: 'vertrieb', password });
  const begun = await call(accountPaths.secondFactor, token, { password });
  const code = totpCode(base32Bytes(begun.secret ?? ''), stepAt(Date.now()));
  await call(accountPaths.confirmSecondFactor, begun.given, { code });

  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=accounts`);
  await enter(page);
  const account = page.getByRole('listitem').filter({ hasText: 'vertrieb' });
  const button = account.getByRole('button', { name: 'Neues Passwort' });
  await button.click();
  const reset = page.getByRole('dialog', { name: 'Neues Passwort geben?' });
  await reset.getByText('Ein Passkey öffnet das Konto auch danach').waitFor();
  await passesAxe(page, 'staff accounts: question before a new password', 'dialog');
});

test('a manager creates a token by keyboard; a program reads leads with it until it is revoked', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=programs`);
  await enter(page);
  await page.getByText('Noch ist kein Programm angebunden.').waitFor();
  await passesAxe(page, 'staff programs: none');
  await page.getByLabel('Name des Programms').fill('CRM');
  await page.getByLabel('Kontakte lesen').press('Space');
  await page.getByRole('button', { name: 'Token anlegen' }).press('Enter');
  const proof = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByLabel('Passwort').fill(staffLogin.password);
  await proof.getByLabel('Passwort').press('Enter');
  const shown = page.getByRole('heading', { name: 'Das Token von CRM wird nur jetzt gezeigt' }).locator('..');
  const focused = page.locator(':focus');
  await expect.poll(() => focused.textContent()).toContain('wird nur jetzt gezeigt');
  const token = (await shown.locator('code').textContent()) ?? '';
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${site.origin}${adminPaths.contacts}`, { headers })).status;
  };
  expect(await read()).toBe(200);
  await page.getByText('noch nicht benutzt').waitFor();
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page, 'staff programs: token shown');
  }
  await shown.getByRole('button', { name: 'Ich habe es hinterlegt' }).press('Enter');
  await shown.waitFor({ state: 'detached' });
  expect(await focused.getAttribute('aria-label')).toBe('Angebundene Programme');
  await page.getByRole('button', { name: 'Token von CRM widerrufen' }).press('Enter');
  await page.getByText('Noch ist kein Programm angebunden.').waitFor();
  expect(await focused.getAttribute('aria-label')).toBe('Angebundene Programme');
  expect(await read()).toBe(401);

  await page.getByRole('button', { name: 'Aufrufe', exact: true }).press('Enter');
  await page.getByLabel('Aufrufe durchsuchen').fill('get /api/admin/contacts/');
  // The list has become short: what is clicked no longer moves.
  await page.getByText(/^[1-9] Aufrufe?$/).waitFor();
  await page.getByText('Get a lead').click();
  await page.getByLabel('id (nötig)').fill('unknown');
  await page.getByRole('region', { name: 'Als Befehl' }).getByText('/contacts/unknown').waitFor();
  await page.getByLabel('Aufrufe durchsuchen').fill('post /api/admin/contacts/search');
  await page.getByText('1 Aufruf', { exact: true }).waitFor();
  await page.getByText('Search leads').click();
  await page.getByRole('button', { name: 'Mit meiner Anmeldung senden' }).press('Enter');
  await page.getByRole('region', { name: 'Antwort' }).getByText('totalExact').waitFor();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page, 'staff programs: calls');
  }
  // What the server refused above, browsers report as well.
  expect(faults.filter((fault) => !/status of (401|403|422)/.test(fault))).toEqual([]);
});

test('a manager creates a webhook by keyboard, tests it, sees the outcomes and resends failed deliveries', async () => {
  deskOf(() => site).query('delete from webhooks');
  const receiver = await startReceiver();
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=programs`);
  await enter(page);
  await page.getByRole('button', { name: 'Webhooks' }).press('Enter');
  await page.getByText('Noch gibt es keinen Webhook.').waitFor();
  await passesAxe(page, 'staff webhooks: none');
  await page.getByLabel('Name', { exact: true }).fill('CRM');
  await page.getByLabel('Adresse').fill('https://10.0.0.1/hook');
  await page.getByLabel('Termin gebucht').press('Space');
  await page.getByRole('button', { name: 'Webhook anlegen' }).press('Enter');
  const proof = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByLabel('Passwort').fill(staffLogin.password);
  await proof.getByLabel('Passwort').press('Enter');
  await page.getByText('Diese Adresse führt in ein internes Netz.').waitFor();
  await passesAxe(page, 'staff webhooks: mistake');
  await page.getByLabel('Adresse').fill(receiver.url);
  await page.getByRole('button', { name: 'Webhook anlegen' }).press('Enter');
  const shown = page.getByRole('heading', { name: 'Das Geheimnis von CRM wird nur jetzt gezeigt' }).locator('..');
  expect(await shown.locator('code').textContent()).toMatch(/^whsec_/);
  await passesAxe(page, 'staff webhooks: secret shown');
  await shown.getByRole('button', { name: 'Ich habe es hinterlegt' }).press('Enter');
  receiver.answers(500);
  // The first list is still under way, and older than the test, when that is sent.
  let isSent = () => {};
  const sent = new Promise<void>((resolve) => {
    isSent = resolve;
  });
  await page.route(
    /deliveries$/,
    async (route) => {
      const answer = await route.fetch();
      await sent;
      await route.fulfill({ response: answer }).catch(() => {});
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Einzelheiten von CRM' }).press('Enter');
  const posted = page.waitForResponse(/\/test$/);
  await page.getByRole('button', { name: 'Test senden' }).press('Enter');
  expect((await posted).status()).toBe(204);
  isSent();
  await expect.poll(() => receiver.got.length).toBe(1);
  const told = page.getByRole('list', { name: 'Die letzten Zustellungen' });
  await told.getByText('Antwort 500').waitFor();
  await told.getByText('Die Gegenseite hat abgelehnt.').waitFor();
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page, 'staff webhooks: delivery that failed');
  }
  receiver.answers(204);
  await page.getByRole('button', { name: 'Wiederholen', exact: true }).press('Enter');
  await told.getByText('zugestellt, Antwort 204').waitFor();
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await page.getByRole('button', { name: 'Löschen' }).press('Enter');
  await passesAxe(page, 'staff webhooks: question before deleting', 'dialog');
  // Who presses Enter once more has deleted nothing.
  await focused(page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }));
  await page
    .getByRole('dialog', { name: 'Webhook CRM löschen?' })
    .getByRole('button', { name: 'Löschen' })
    .press('Enter');
  await page.getByText('Noch gibt es keinen Webhook.').waitFor();
  receiver.end();
  expect(faults.filter((fault) => !/status of (401|403|422)/.test(fault))).toEqual([]);
});
