import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { storedLeads, storedSignups } from '#tests/support/rows/stored-leads.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const reader = () => visitor(browser, { javaScriptEnabled: false });

test('a contact button is a link to the contact page, and the lead has its source and message, even after errors', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/leistungsangebot/ki-plattform`);
  await page.getByRole('link', { name: 'AIWizz Demo buchen' }).first().click();
  await page.waitForURL('**/contact?from=ai-platform.hero**');
  expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).not.toBe('');
  await page.getByLabel('Vorname').fill('Tobias');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByLabel('E-Mail').fill('tobias@logistik');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first().waitFor();
  expect(await page.title(), 'what a screen reader says first').toMatch(/^Fehler: /);
  await page.getByRole('main').getByLabel('E-Mail').fill('tobias@logistik-muster.example');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht erfolgreich gesendet!').waitFor();
  expect(await page.title()).toMatch(/^Gesendet: /);
  const stored = storedLeads(site.folder).filter(({ email }) => String(email).startsWith('tobias@logistik'));
  expect(stored).toMatchObject([
    {
      first_name: 'Tobias',
      page_source: 'KI-Plattform',
      button_context: 'AIWizz Demo',
      button_text: 'AIWizz Demo buchen',
      spam_signals: '[]',
    },
  ]);
});

test('a message about the MVP keeps its topic, even after errors', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/leistungsangebot/ki-mvp`);
  await page.getByRole('main').getByRole('link', { name: 'MVP anfragen' }).first().click();
  await page.waitForURL('**/contact?from=ai-mvp.hero**');
  await page.getByLabel('Vorname').fill('Mona');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByLabel('E-Mail').fill('mona@muster');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first().waitFor();
  await page.getByRole('main').getByLabel('E-Mail').fill('mona@muster.example');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht erfolgreich gesendet!').waitFor();
  expect(storedLeads(site.folder).filter(({ email }) => email === 'mona@muster.example')).toMatchObject([
    { page_source: 'KI-MVP-Entwicklung', subject: 'KI-MVP-Entwicklung' },
  ]);
});

test("a lead from the header's booking button has the page it was on and the button’s text", async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/leistungsangebot/ki-lab`);
  await page.getByRole('banner').getByRole('link', { name: 'Termin', exact: true }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('Vorname').fill('Lena');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByRole('textbox', { name: 'E-Mail' }).fill('lena@labor-muster.example');
  await page.getByRole('button', { name: 'Termin buchen' }).click();
  await page.waitForURL('**/booking/*');
  expect(storedLeads(site.folder).filter((lead) => lead.email === 'lena@labor-muster.example')).toMatchObject([
    {
      page_source: 'KI-Lab',
      button_context: 'Kopfzeile',
      button_text: 'Termin',
    },
  ]);
});

test('errors are shown at their fields, with all input kept', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/contact`);
  await page.getByLabel('Vorname').fill('Ewa');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByLabel('E-Mail').fill('ewa@localhost');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Erster Entwurf');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first().waitFor();
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Ewa');
  expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).toBe('Erster Entwurf');
  expect(await page.getByRole('main').getByLabel('E-Mail').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('main').getByLabel('E-Mail').fill('ewa@przyklad.example');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht erfolgreich gesendet!').waitFor();
});

test('switching the language keeps input and errors, and Enter still sends', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/contact`);
  await page.getByLabel('Vorname').fill('Ida');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByLabel('E-Mail').fill('ida@localhost');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Zweiter Entwurf');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first().waitFor();
  await page.getByLabel('Vorname').fill('Ida Maria');
  await page.getByRole('button', { name: 'EN English', exact: true }).first().click();
  await page.getByText('Valid email address is required').first().waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.getByLabel('First name').inputValue()).toBe('Ida Maria');
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Zweiter Entwurf');
  const email = page.getByRole('main').getByLabel('Email');
  await email.fill('ida@muster.example');
  await email.press('Enter');
  await page.getByText('Message sent successfully!').waitFor();
  expect(storedLeads(site.folder).filter((lead) => lead.email === 'ida@muster.example')).toMatchObject([
    { first_name: 'Ida Maria', language: 'en', message: 'Zweiter Entwurf' },
  ]);
});

test('a newsletter sign-up stores its consent', async () => {
  const { page } = await reader();
  await page.goto(site.origin);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Newsletter abonnieren' }) });
  await form.getByLabel('Vorname').fill('Miriam');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').first().fill('miriam@sample.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await page.waitForURL('**/?sent=*#newsletter-general');
  await page.getByText('Anmeldung vorgemerkt').waitFor();
});

test('a sign-up for the use case newsletter stores its interests and closes its panel', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/ki-fallstudien`);
  const form = page.getByRole('form', { name: 'Newsletter zu Anwendungsfällen' });
  await form.getByLabel('Vorname').fill('Farid');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').first().fill('farid@ohne-script');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Anwendungsfälle abonnieren' }).click();
  // The page comes back with the mistake at its field and everything that was typed.
  await form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').waitFor();
  expect(await form.getByLabel('Vorname').inputValue()).toBe('Farid');
  expect(await form.getByRole('checkbox').isChecked()).toBe(true);
  await form.getByLabel('E-Mail').first().fill('farid@ohne-script.example');
  await form.getByRole('button', { name: 'Anwendungsfälle abonnieren' }).click();
  await page.waitForURL('**/ki-fallstudien?sent=*#newsletter-general');
  await page.getByRole('heading', { name: 'Erfolgreich angemeldet!' }).waitFor();
  const stored = storedSignups(site.folder).filter(({ email }) => email === 'farid@ohne-script.example');
  expect(stored).toMatchObject([
    { page_source: 'KI-Fallstudien', interests: '["AI Use Cases","Technology","Innovation"]', consent: 1 },
  ]);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.waitForURL(/\/ki-fallstudien\??#/);
  await form.getByLabel('Vorname').waitFor();
});

test('an investor inquiry stores every detail', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/spin-offs`);
  const form = page.getByRole('form', { name: 'Investorenanfrage' });
  await form.getByLabel('Vorname').fill('Helga');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('helga@fonds-muster.example');
  await form.getByLabel('Unternehmen').fill('Musterfonds');
  await form.getByLabel('Telefon').fill('+49 511 000001');
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.waitForURL('**/spin-offs?sent=*#investor');
  await page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet' }).waitFor();
  expect(storedLeads(site.folder).filter(({ email }) => email === 'helga@fonds-muster.example')).toMatchObject([
    {
      kind: 'investor',
      phone: '+49 511 000001',
      company: 'Musterfonds',
      page_source: 'Spin-offs',
      button_context: 'Investorenanfrage',
      button_text: 'Anfrage senden',
      details: '{"Schwerpunkt":"AI Startups","Phase":"Early Stage"}',
    },
  ]);
});

test('language, services and all pages are reachable', async () => {
  const { page } = await reader();
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'EN English', exact: true }).first().click();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  // A German path stays English now, because the switch was remembered.
  await page.goto(`${site.origin}/leistungsangebot`);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await page.getByRole('button', { name: 'DE Deutsch', exact: true }).first().click();
  await page.waitForURL('**/leistungsangebot');
  expect(await page.getAttribute('html', 'lang')).toBe('de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await page.waitForURL('**/privacy');
  expect(await page.locator('h1').count()).toBe(1);
});

test('a message that is too large asks to shorten it, and the browser keeps it', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/contact`);
  await page.getByLabel('Vorname').fill('Noa');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByLabel('E-Mail').fill('noa@muster.example');
  // A letter of Hebrew is six bytes where a form is sent without JavaScript.
  const text = 'שלום '.repeat(3000);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(text);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByRole('alert').filter({ hasText: 'Bitte kürzen Sie ihn' }).waitFor();
  await page.goBack();
  expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).toBe(text);
});

test('after a flood from one address the page says so where it opens, at the start of the form, and keeps what was typed', async () => {
  const limited = await serveSite({ RATE_LIMIT: 'on' });
  try {
    const { page } = await reader();
    await page.goto(`${limited.origin}/contact`);
    const flood = { firstName: 'Viel', lastName: 'Post', email: 'viel@beispiel.example' };
    const headers = { 'content-type': 'application/json' };
    const send = () =>
      fetch(`${limited.origin}/api/contact/send`, { method: 'POST', headers, body: JSON.stringify(flood) });
    await Promise.all(Array.from({ length: 61 }, send));
    await page.getByLabel('Vorname').fill('Rita');
    await page.getByLabel('Nachname').fill('Ruhig');
    await page.getByRole('main').getByLabel('E-Mail').fill('rita@muster.example');
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Eine Frage');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    expect((await answered).status()).toBe(429);
    const told = page.getByText('Gerade zu viele Anfragen');
    await told.waitFor();
    expect(await told.count()).toBe(1);
    const [banner, first] = await Promise.all([told.boundingBox(), page.getByLabel('Vorname').boundingBox()]);
    expect(banner?.y).toBeGreaterThanOrEqual(0);
    expect(banner?.y).toBeLessThan(first?.y ?? 0);
    expect(await page.title()).toMatch(/^Fehler: /);
    expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).toBe('Eine Frage');
  } finally {
    await limited.end();
  }
});

test('who books from the header of an address that does not exist comes from no page of ours', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/gibt-es-nicht`);
  await page.getByRole('banner').getByRole('link', { name: 'Termin', exact: true }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('Vorname').fill('Irma');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByRole('textbox', { name: 'E-Mail' }).fill('irma@irrweg-muster.example');
  await page.getByRole('button', { name: 'Termin buchen' }).click();
  await page.waitForURL('**/booking/*');
  expect(storedLeads(site.folder).filter((lead) => lead.email === 'irma@irrweg-muster.example')).toMatchObject([
    { page_source: 'Andere Seite', button_context: 'Kopfzeile' },
  ]);
});

test('after a switch of the language the page still shows what was sent, and the paper that was asked for', async () => {
  const { page } = await reader();
  await page.goto(`${site.origin}/wissenscenter/white-paper/3`);
  await page.getByLabel('Vorname').fill('Wim');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('main').getByLabel('E-Mail').first().fill('wim@switch.example');
  await page.getByRole('button', { name: 'Zum Download' }).click();
  await page.getByRole('link', { name: 'Jetzt herunterladen' }).waitFor();
  await page.getByRole('button', { name: 'EN English' }).first().click();
  await page.waitForURL('**/knowledge-center?**');
  await page.getByRole('link', { name: 'Download now' }).waitFor();

  await page.goto(`${site.origin}/contact?from=ai-lab.hero`);
  await page.getByRole('button', { name: 'DE Deutsch' }).first().click();
  await page.waitForURL('**/contact?from=ai-lab.hero');

  await page.goto(`${site.origin}/gibt-es-nicht`);
  await page.getByRole('button', { name: 'EN English' }).first().click();
  await page.getByRole('heading', { name: 'This address leads nowhere' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/gibt-es-nicht');
});
