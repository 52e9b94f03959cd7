import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookByCall, freeSlots } from '#tests/e2e/booking/steps.ts';
import { focused } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';

const site = await siteWith({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });

const staffOn = async (tab: string) => (await staffAt(browser, site, `/admin/dashboard?tab=${tab}`)).page;
const press = (scope: { getByRole: Page['getByRole'] }, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true }).press('Enter');
/** Heard by whoever sees nothing, and no longer than a moment on the screen. */
const announcement = (page: Page, words: string | RegExp) =>
  page.locator('[aria-live], [role=status]').getByText(words).first().waitFor();

test('an appointment is moved and cancelled by keyboard, with the focus on it while its forms open and close', async () => {
  const { slots } = await freeSlots(site);
  await bookByCall(site, slots[8] ?? '', 'tasten@visitor.example', { firstName: 'Amira' });
  const page = await staffOn('bookings&view=upcoming');
  await press(page, /^Details: Amira/);
  const detail = page.getByRole('dialog', { name: /Amira/ });
  await press(detail, 'Verschieben');
  await focused(detail.getByLabel('Tag'));
  await press(detail, 'Abbrechen');
  await focused(detail);
  await press(detail, 'Absagen');
  await press(detail, 'Absagen und Besucher benachrichtigen');
  await announcement(page, 'Der Termin ist abgesagt, die Nachricht unterwegs.');
  await focused(detail);
  await page.getByText('Keine kommenden Termine').waitFor();
  // Its row has gone meanwhile.
  await press(detail, 'Schließen');
  await focused(page.getByRole('tabpanel', { name: 'Termine' }));
});

test('an undo beside an open lead is announced, and leaves the focus in the lead', async () => {
  const { slots } = await freeSlots(site);
  await bookByCall(site, slots[9] ?? '', 'zurueck@visitor.example', { firstName: 'Beate' });
  const { page } = await staffAt(browser, site);
  await press(page, /^Beate .* ansehen$/);
  const lead = page.getByRole('dialog', { name: /^Beate/ });
  await lead.getByLabel('Neue Notiz').fill('Ruft zurück');
  await press(lead, 'Notiz speichern');
  await focused(lead.getByLabel('Neue Notiz'));
  await press(lead, /^Löschen/);
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  await page.keyboard.press('z');
  await page.keyboard.press('Enter');
  await announcement(page, 'Rückgängig gemacht');
  await focused(lead);
});

test('an issue is written by keyboard: the editor gets the focus, saving is announced, and then the list has the focus', async () => {
  const page = await staffOn('newsletter&newsletter=issues');
  await press(page, 'Ausgabe schreiben');
  const editor = page.getByRole('form', { name: 'Neue Ausgabe' });
  await focused(editor);
  const texts = ['Betreff', 'Vorspann', 'Text'].flatMap((name) => [`${name} (Deutsch)`, `${name} (Englisch)`]);
  for (const name of texts) await page.getByLabel(name, { exact: true }).fill('Kurz');
  await press(page, 'Speichern');
  await announcement(page, 'Entwurf gespeichert');
  await page.getByLabel('Betreff (Deutsch)').fill('Kürzer');
  await press(page, 'Eingaben verwerfen');
  await focused(page.getByRole('form', { name: 'Ausgabe bearbeiten' }));
  await press(page, 'Alle Ausgaben');
  const list = page.getByRole('tabpanel', { name: 'Newsletter' });
  await focused(list);
  await press(page, 'Kurz bearbeiten');
  await press(page, 'Entwurf löschen');
  await press(page.getByRole('dialog'), 'Löschen');
  await announcement(page, 'Entwurf gelöscht');
  await focused(list);
});

test('an import is run and undone, and another one discarded, by keyboard; each outcome is announced', async () => {
  const page = await staffOn('imports');
  const choose = (name: string) =>
    page.getByLabel('Datei wählen').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from('E-Mail;Vorname\nalma@import.example;Alma\n'),
    });
  await choose('alt.csv');
  await press(page, 'Vorschau');
  await announcement(page, /^Vorschau: 1 neu, 0 schon da oder doppelt, 0 abgelehnt$/);
  // The records are there to be read, and not read out all at once.
  expect(await page.locator('[aria-live], [role=status]').getByText('alma@import.example').count()).toBe(0);
  await press(page, '1 importieren');
  await announcement(page, 'Import abgeschlossen');
  const imports = page.getByRole('region', { name: 'Importe' });
  await focused(imports);
  await press(page, 'Import alt.csv zurücknehmen');
  await press(page.getByRole('dialog'), 'Zurücknehmen');
  await announcement(page, 'Import zurückgenommen');
  await focused(imports);
  await choose('weg.csv');
  await press(page, 'Verwerfen');
  await announcement(page, 'Datei verworfen');
  await focused(imports);
});

test('a webhook is tested, paused and deleted by keyboard; each is announced, and then the list has the focus', async () => {
  const page = await staffOn('programs');
  await press(page, 'Webhooks');
  await page.getByLabel('Name', { exact: true }).fill('CRM');
  await page.getByLabel('Adresse').fill('https://127.0.0.1/hook');
  await press(page, 'Webhook anlegen');
  await press(page, 'Ich habe es hinterlegt');
  await press(page, 'Einzelheiten von CRM');
  await press(page, 'Test senden');
  await announcement(page, 'Der Test ist unterwegs');
  await announcement(page, /^Test: nächster Versuch .*\. \S.*\.$/);
  await press(page, 'Anhalten');
  await announcement(page, 'Webhook angehalten');
  await press(page, 'Löschen');
  await press(page.getByRole('dialog'), 'Löschen');
  await announcement(page, 'Webhook gelöscht');
  await focused(page.getByRole('region', { name: 'Webhooks' }));
});

test('a secret shown once is copied by keyboard, or selected for copying if the browser does not allow scripts to copy', async () => {
  const page = await staffOn('programs');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.getByLabel('Name des Programms').fill('Abgleich');
  await page.getByLabel('Kontakte lesen').press('Space');
  await press(page, 'Token anlegen');
  const shown = page.getByRole('heading', { name: /^Das Token von Abgleich/ }).locator('..');
  await press(shown, 'Kopieren');
  await announcement(page, 'Kopiert');
  const token = await shown.getByRole('code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await press(shown, 'Ich habe es hinterlegt');

  // As on an address of the own network without https.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await press(page, 'Webhooks');
  await page.getByLabel('Name', { exact: true }).fill('Lager');
  await page.getByLabel('Adresse').fill('https://127.0.0.1/lager');
  await press(page, 'Webhook anlegen');
  const secret = page.getByRole('heading', { name: /^Das Geheimnis von Lager/ }).locator('..');
  await press(secret, 'Kopieren');
  await announcement(page, 'Markiert. Bitte kopieren Sie mit Strg+C.');
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(await secret.getByRole('code').textContent());
});

test('the buttons of an account name it, and their outcome is announced', async () => {
  const page = await staffOn('accounts');
  await page.getByLabel('Benutzername').fill('kollegin');
  await press(page, 'Konto anlegen');
  await press(page, 'Ich habe es weitergegeben');
  await focused(page.getByRole('tabpanel', { name: 'Konten' }));
  await press(page, 'Sperren: kollegin');
  await announcement(page, 'kollegin ist gesperrt');
  await press(page, 'Entsperren: kollegin');
  await announcement(page, 'kollegin ist entsperrt');
  await page.getByRole('button', { name: 'Neues Passwort: kollegin' }).waitFor();
});

test('the focus stays in place after a white paper is deleted or a retention period changed by keyboard', async () => {
  const page = await staffOn('whitepapers');
  await page
    .getByRole('button', { name: /löschen$/ })
    .first()
    .press('Enter');
  await press(page.getByRole('dialog'), 'Löschen');
  await page.getByText(/^White Paper .* gelöscht$/).waitFor();
  const papers = page.getByRole('tabpanel', { name: 'White Papers' });
  await focused(papers);
  await press(page, 'Rückgängig');
  await focused(papers);
  await page.getByRole('tab', { name: 'Datenschutz' }).press('Enter');
  const days = page.getByRole('tabpanel').getByLabel('Anfragen');
  await days.fill('740');
  await days.press('Enter');
  await announcement(page, 'Frist geändert');
  await focused(days);
  expect(await days.inputValue()).toBe('740');
});
