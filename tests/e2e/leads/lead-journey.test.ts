import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { changeStored, storedTables } from '#tests/support/rows/stored-tables.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { until } from '#tests/support/until.ts';

const smtp = await mailServer();
const site = await siteWith({ SMTP_URL: smtp.url });

function mailTo(address: string) {
  return until(`a mail to ${address}`, async () =>
    (await smtp.received()).find(({ recipients }) => recipients.includes(address)),
  );
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.origin}/admin/dashboard`);
  await page.getByLabel('Benutzername').fill(staffLogin.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(staffLogin.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/admin/dashboard**');
}

test('a German visitor writes from the home page; staff get the mail, see the lead with its source and export it', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Vorhaben/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Änne');
  await dialog.getByLabel('Nachname').fill('Großmann');
  await dialog.getByLabel('E-Mail').fill('aenne@beispiel-werk.example');
  expect(await dialog.getByLabel('Nachricht').inputValue(), 'the message is prefilled').not.toBe('');
  await dialog.getByLabel('Nachricht').fill('Läuft die Plattform im eigenen Rechenzentrum?');
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await dialog.getByText('Nachricht gesendet', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  expect(faults).toEqual([]);

  const notification = await mailTo('vertrieb@musterwerk-ki.example');
  expect(notification.parsed.replyTo?.[0]?.address).toBe('aenne@beispiel-werk.example');
  expect(notification.parsed.text).toContain('Läuft die Plattform im eigenen Rechenzentrum?');
  const receipt = await mailTo('aenne@beispiel-werk.example');
  expect(receipt.parsed.text).not.toContain('Rechenzentrum');
  expect(receipt.parsed.text).toMatch(/24\s+Stunden/);

  const staff = await visitor(browser);
  await signIn(staff.page);
  const row = staff.page.getByRole('row', { name: /Änne Großmann/ });
  await row.waitFor();
  expect(await row.textContent()).toContain('Startseite');
  await row.click();
  const detail = staff.page.getByRole('dialog');
  await detail.getByText('Läuft die Plattform im eigenen Rechenzentrum?').waitFor();
  expect(await detail.getByRole('link', { name: 'E-Mail senden' }).getAttribute('href')).toMatch(
    /^mailto:aenne(@|%40)beispiel-werk\.example\?subject=/,
  );
  await detail.getByRole('button', { name: 'Schließen' }).last().click();

  await staff.page.getByRole('searchbox').fill('grossmann');
  await staff.page.getByRole('heading', { name: /Kontakte \(1\)/ }).waitFor();
  await staff.page.getByRole('button', { name: /CSV/ }).click();
  // All leads at once leave only with whoever knows the password.
  const proof = staff.page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByLabel('Passwort').fill(staffLogin.password);
  const [download] = await Promise.all([
    staff.page.waitForEvent('download'),
    proof.getByRole('button', { name: 'Bestätigen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
  expect(csv).toMatch(/^\uFEFF"Datum";"Name";"Email";"Telefon";"Nachricht";"Seite";"Button Kontext";"Button Text"\r\n/);
  expect(csv).toContain('"Änne Großmann";"aenne@beispiel-werk.example"');
  await staff.page.getByRole('searchbox').fill('niemand');
  await staff.page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  // That the password was asked for first, browsers report as well.
  expect(staff.faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
});

test('an English visitor writes on the contact page and gets an English receipt', async () => {
  const { page, faults } = await visitor(browser, { locale: 'en-GB' });
  await page.goto(`${site.origin}/contact`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('First name').fill('Miriam');
  await form.getByLabel('Last name').fill('Cohen');
  await form.getByLabel(/^E-?mail/i).fill('miriam@sample-haifa.example');
  await form.getByLabel('Message').fill('Which of the eight services fits a bank?');
  await form.getByRole('button', { name: /Send/ }).click();
  await page.getByText('Message sent successfully!').first().waitFor();
  expect(await form.getByLabel('First name').inputValue()).toBe('');
  const receipt = await mailTo('miriam@sample-haifa.example');
  expect(receipt.parsed.text).toMatch(/24\s+hours/);
  expect(faults).toEqual([]);
});

test('a message survives a mail server that is down: the visitor sees success, the mail follows later', async () => {
  const address = 'kenan@handel-muster.example';
  const { page } = await visitor(browser);
  await smtp.behave('later');
  await page.goto(`${site.origin}/contact`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Vorname').fill('Kenan');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill(address);
  await form.getByLabel('Nachricht').fill('Bitte rufen Sie mich an.');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht erfolgreich gesendet!').first().waitFor();
  const receipt = () => storedTables(site.folder).outbox?.filter(({ recipient }) => recipient === address);
  await expect.poll(receipt).toMatchObject([{ state: 'pending', attempts: 1 }]);
  await smtp.behave('accept');
  // What only time would bring: the next attempt is due.
  changeStored(site.folder, "update outbox set next_attempt_at = 0 where state = 'pending'");
  await mailTo(address);
  await expect.poll(receipt).toMatchObject([{ state: 'sent' }]);
});

test('a server error is shown, the input is kept, and the retry makes one lead', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/contact`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Vorname').fill('Friederike');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('friederike@muster.example');
  await form.getByLabel('Nachricht').fill('Zweiter Versuch.');
  // The answer of the first try is lost on its way back: the lead is stored, the visitor cannot know.
  await page.route('**/api/contact/send', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Fehler beim Senden').first().waitFor();
  expect(await form.getByLabel('Nachricht').inputValue()).toBe('Zweiter Versuch.');
  await page.unroute('**/api/contact/send');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht erfolgreich gesendet!').first().waitFor();
  const staff = await visitor(browser);
  await signIn(staff.page);
  await staff.page.getByRole('searchbox').fill('friederike');
  await staff.page.getByRole('heading', { name: /Kontakte \(1\)/ }).waitFor();
});
