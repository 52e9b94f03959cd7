import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedSignups } from '#tests/support/rows/stored-leads.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';

const site = await siteWith();

const german = {
  locale: 'de-DE',
  label: 'Newsletter abonnieren',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  submit: 'Newsletter abonnieren',
  busy: 'Anmeldung läuft …',
  toasts: 'Mitteilungen (F8)',
  missing: ['Bitte füllen Sie alle Felder aus', 'Alle Felder sind erforderlich'],
  consent: ['Einwilligung erforderlich', 'Bitte kreuzen Sie an, dass wir Ihnen den Newsletter senden dürfen.'],
  failure: ['Fehler bei der Anmeldung', 'Bitte versuchen Sie es später erneut.'],
  success: ['Anmeldung vorgemerkt', 'Sie gilt, sobald Sie den Link in unserer Bestätigungs-E-Mail'],
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
};
const english: typeof german = {
  locale: 'en-GB',
  label: 'Subscribe to the newsletter',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  submit: 'Subscribe',
  busy: 'Subscribing …',
  toasts: 'Notifications (F8)',
  missing: ['Please fill in all fields', 'All fields are required'],
  consent: ['Privacy policy required', 'Please accept the privacy policy.'],
  failure: ['Error subscribing', 'Please try again later.'],
  success: ['Your sign-up is noted', 'It takes effect once you have opened the link in our confirmation email'],
  invalidEmail: 'Please enter a valid email address',
};
const languages = [
  ['German', german],
  ['English', english],
] as const;

/** A visitor at the home page's newsletter form. */
async function atForm(words: typeof german) {
  const { page, faults } = await visitor(browser, { locale: words.locale });
  await page.goto(site.origin);
  await awake(page);
  const form = page.getByRole('form', { name: words.label });
  await form.scrollIntoViewIfNeeded();
  // The form's own code has taken over from the server's HTML.
  await expect.poll(() => form.evaluate((it) => (it as HTMLFormElement).noValidate)).toBe(true);
  const field = (name: string) => form.getByRole('textbox', { name });
  return {
    page,
    faults,
    first: field(words.firstName),
    last: field(words.lastName),
    email: field(words.email),
    consent: form.getByRole('checkbox'),
    form,
    submit: form.getByRole('button', { name: words.submit }),
  };
}

/** The one toast on screen says exactly this. */
async function toast(page: Page, words: typeof german, [title = '', text = '']: string[]): Promise<void> {
  const all = page.getByRole('region', { name: words.toasts }).getByRole('listitem');
  await all.filter({ hasText: title }).filter({ hasText: text }).waitFor();
  expect(await all.count()).toBe(1);
}

test.each(
  languages,
)('missing fields take precedence over the consent, each with its own toast (%s)', async (_language, words) => {
  const { page, faults, first, last, email, consent, form, submit } = await atForm(words);
  expect(await consent.isChecked(), 'never ticked beforehand').toBe(false);
  await submit.click();
  await toast(page, words, words.missing);
  if (words === german) await passesAxe(page, 'newsletter: missing fields, told by a toast');
  await focused(first);
  await first.fill('Selin');
  await last.fill('Beispiel');
  await email.fill('selin@muster');
  await submit.click();
  await form.getByText(words.invalidEmail, { exact: true }).waitFor();
  await focused(email);
  await email.fill('selin@muster.example');
  await submit.click();
  await toast(page, words, words.consent);
  await focused(consent);
  expect(storedSignups(site.folder).filter((signup) => signup.email === 'selin@muster.example')).toEqual([]);
  expect(faults).toEqual([]);
});

test.each(
  languages,
)('a sign-up is stored as pending with the wording that was shown (%s)', async (_language, words) => {
  const { page, faults, first, last, email, consent, form, submit } = await atForm(words);
  const language = words === german ? 'de' : 'en';
  await first.fill('Selin');
  await last.fill('Beispiel');
  await email.fill(`selin-${language}@muster.example`);
  await consent.check();
  await submit.click();
  await form.getByRole('button', { name: words.busy, exact: true }).waitFor();
  await toast(page, words, words.success);
  if (words === german) await passesAxe(page, 'newsletter: noted');
  expect([await first.inputValue(), await email.inputValue(), await consent.isChecked()]).toEqual(['', '', false]);
  const stored = storedSignups(site.folder).filter((signup) => signup.email === `selin-${language}@muster.example`);
  expect(stored).toMatchObject([
    {
      kind: 'newsletter-general',
      first_name: 'Selin',
      last_name: 'Beispiel',
      language,
      page_source: 'Startseite',
      consent: 1,
      state: 'pending',
    },
  ]);
  expect(stored[0]?.wording_version).toMatch(new RegExp(`^general-${language}-\\d{4}-\\d{2}-\\d{2}$`));
  expect(faults).toEqual([]);
});

test.each(
  languages,
)('a failure is shown, the input is kept, and the second try makes one sign-up (%s)', async (_language, words) => {
  const { page, first, last, email, consent, submit } = await atForm(words);
  const address = `kenan-${words.locale}@muster.example`;
  await first.fill('Kenan');
  await last.fill('Beispiel');
  await email.fill(address);
  await consent.check();
  // The first try is stored and its answer lost.
  await page.route('**/api/newsletter/general', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit.click();
  await toast(page, words, words.failure);
  if (words === german) await passesAxe(page, 'newsletter: failure');
  expect(
    [await first.inputValue(), await last.inputValue(), await email.inputValue(), await consent.isChecked()],
    'what was typed',
  ).toEqual(['Kenan', 'Beispiel', address, true]);
  await page.unroute('**/api/newsletter/general');
  await submit.click();
  await toast(page, words, words.success);
  expect(storedSignups(site.folder).filter((signup) => signup.email === address)).toHaveLength(1);
});

test('a sign-up at the case studies stores the interests and is confirmed in a panel in place of the form', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/ki-fallstudien`);
  await awake(page);
  const form = page.getByRole('form', { name: 'Newsletter zu Anwendungsfällen' });
  const submit = form.getByRole('button', { name: 'Anwendungsfälle abonnieren' });
  await submit.click();
  await form.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein').waitFor();
  await form.getByLabel('Vorname').fill('Ingo');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').first().fill('ingo@fallstudien');
  await submit.click();
  await form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').waitFor();
  await form.getByText('Bitte willigen Sie ein, sonst dürfen wir nichts senden').waitFor();
  await passesAxe(page, 'newsletter of the use cases: mistakes', 'main');
  await form.getByLabel('E-Mail').first().fill('ingo@fallstudien.example');
  await form.getByRole('checkbox').check();
  await page.route('**/api/newsletter/general', (route) => route.fulfill({ json: { success: false } }));
  await submit.click();
  await page.getByRole('heading', { name: 'Anmeldung fehlgeschlagen' }).waitFor();
  await passesAxe(page, 'newsletter of the use cases: failure', 'main');
  await page.getByText('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.').waitFor();
  await page.unroute('**/api/newsletter/general');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await submit.click();
  await page.getByRole('heading', { name: 'Erfolgreich angemeldet!' }).waitFor();
  await page.getByText('Eine Bestätigungs-E-Mail folgt').waitFor();
  await passesAxe(page, 'newsletter of the use cases: noted', 'main');
  const stored = storedSignups(site.folder).filter((signup) => signup.email === 'ingo@fallstudien.example');
  expect(stored).toMatchObject([
    {
      page_source: 'KI-Fallstudien',
      interests: '["AI Use Cases","Technology","Innovation"]',
      consent: 1,
      state: 'pending',
    },
  ]);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await form.waitFor();
  expect(await form.getByLabel('Vorname').inputValue()).toBe('');
  expect(faults).toEqual([]);
});
