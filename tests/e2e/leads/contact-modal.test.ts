import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const call = '**/api/contact/send';
const words = {
  'de-DE': { opener: 'Vorhaben schildern', message: 'Nachricht', send: 'Nachricht senden' },
  'en-GB': { opener: 'Describe your project', message: 'Message', send: 'Send message' },
} as const;
type Locale = keyof typeof words;

/** A visitor on the home page with its contact modal open. */
async function openModal(locale: Locale = 'de-DE', origin = site.origin) {
  const { page, faults } = await visitor(browser, { locale });
  await page.goto(origin);
  await awake(page);
  const opener = page.getByRole('main').getByRole('link', { name: words[locale].opener }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return { page, faults, opener, dialog, send: dialog.getByRole('button', { name: words[locale].send }) };
}

async function fill(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('Vorname').fill('Jonas');
  await dialog.getByLabel('Nachname').fill('Beispiel');
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByLabel('Nachricht').fill('Bitte melden Sie sich.');
}

/** Resolves when the dialog has left the page; one that is closed is hidden first. */
const gone = (page: Page) =>
  page.getByRole('dialog', { name: 'Worum geht es?', includeHidden: true }).waitFor({ state: 'detached' });

/** What stands in the form, field by field. */
const typed = (dialog: Locator) =>
  Promise.all(['Vorname', 'Nachname', 'E-Mail', 'Nachricht'].map((label) => dialog.getByLabel(label).inputValue()));

/** Holds the call's answers back until `release`, and counts the calls. */
async function holdAnswers(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls: string[] = [];
  await page.route(call, async (route) => {
    calls.push(route.request().method());
    await released;
    await route.continue();
  });
  return { release: () => release(), calls };
}

test('the next free appointment is beside the form; choosing it keeps the input', async () => {
  const { page, faults, opener, dialog } = await openModal();
  await dialog.getByLabel('Vorname').fill('Jonas');
  await dialog.getByLabel('E-Mail').fill('termin-statt-nachricht@visitor.example');
  await dialog.getByText('Oder gleich einen Termin').waitFor();
  await passesAxe(page, 'contact dialog: open', 'dialog');
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  const booking = page.getByRole('dialog', { name: 'Erstgespräch buchen' });
  await booking.getByText('Schritt 2 von 2').waitFor();
  expect(await booking.getByLabel('Vorname').inputValue()).toBe('Jonas');
  expect(await booking.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toContain('termin-statt-nachricht');
  await page.keyboard.press('Escape');
  await focused(opener);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('after a message has been sent an appointment is offered', async () => {
  const { page, dialog, send } = await openModal();
  await fill(dialog, 'danach@visitor.example');
  await send.click();
  await dialog.getByText('Schneller geht es mit einem Termin').waitFor();
  await passesAxe(page, 'contact dialog: sent', 'dialog');
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await page.getByRole('dialog', { name: 'Erstgespräch buchen' }).getByText('Schritt 2 von 2').waitFor();
  await page.context().close();
});

test('every button has its own default message, in the current language', async () => {
  const messages: string[] = [];
  for (const locale of ['de-DE', 'en-GB'] as const) {
    const { page } = await visitor(browser, { locale });
    for (const [path, name] of [
      ['/', locale === 'de-DE' ? 'Vorhaben schildern' : 'Describe your project'],
      ['/', locale === 'de-DE' ? 'Thema anfragen' : 'Ask about a subject'],
      ['/leistungsangebot/ki-plattform', locale === 'de-DE' ? 'AIWizz Demo buchen' : 'Book an AIWizz demo'],
      ['/leistungsangebot/ki-mvp', locale === 'de-DE' ? 'MVP anfragen' : 'Ask about an MVP'],
    ] as const) {
      await page.goto(site.origin + path);
      await awake(page);
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      messages.push(await page.getByRole('dialog').getByLabel(words[locale].message).inputValue());
    }
  }
  expect(new Set(messages).size, messages.join('\n')).toBe(8);
  expect(messages[2]).toMatch(/^Bitte zeigen Sie uns AIWizz/);
  expect(messages[6]).toMatch(/^Please show us AIWizz/);
});

test.each([
  [
    'de-DE',
    ['Vorname', 'Nachname', 'E-Mail'],
    ['Bitte geben Sie Ihren Vornamen ein', 'Bitte geben Sie Ihren Nachnamen ein'],
    ['Bitte geben Sie eine gültige E-Mail-Adresse ein', 'Bitte geben Sie Ihre E-Mail-Adresse ein'],
  ],
  [
    'en-GB',
    ['First name', 'Last name', 'Email'],
    ['First name is required', 'Last name is required'],
    ['Valid email address is required', 'Valid email address is required'],
  ],
] as const)('errors are shown at their fields in %s and disappear when corrected', async (locale, labels, missing, [
  invalidEmail,
  missingEmail,
]) => {
  const { page, dialog, send, faults } = await openModal(locale);
  const [first, last, email] = labels.map((label) => dialog.getByLabel(label));
  if (!first || !last || !email) throw new Error('three fields');
  const sentences = [...missing, invalidEmail];
  const errorsShown = () =>
    Promise.all(sentences.map((sentence) => dialog.getByText(sentence, { exact: true }).isVisible()));
  await first.fill('   ');
  await email.fill('beispiel@localhost');
  await send.click();
  await focused(first);
  expect(await errorsShown()).toEqual([true, true, true]);
  if (locale === 'de-DE') await passesAxe(page, 'contact dialog: mistakes', 'dialog');
  const note = await first.getAttribute('aria-describedby');
  expect(await dialog.locator(`[id="${note}"]`).textContent(), 'tied to the field').toBe(sentences[0]);
  expect(await first.getAttribute('aria-invalid')).toBe('true');
  await first.fill('Nadia');
  await expect.poll(errorsShown).toEqual([false, true, true]);
  await send.click();
  await focused(last);
  await last.fill('Beispiel');
  await expect.poll(errorsShown).toEqual([false, false, true]);
  await send.click();
  await focused(email);
  await email.fill('');
  await expect.poll(errorsShown).toEqual([false, false, false]);
  await send.click();
  await focused(email);
  await dialog.getByText(missingEmail, { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('a double click sends once; meanwhile the button shows it and the dialog stays open', async () => {
  const { page, dialog, send, opener, faults } = await openModal();
  const { release, calls } = await holdAnswers(page);
  await fill(dialog, 'doppelt@beispiel.example');
  await send.dblclick();
  const busy = dialog.getByRole('button', { name: 'Wird gesendet …', exact: true });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await passesAxe(page, 'contact dialog: sending', 'dialog');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // The browser closes on a second Escape; the page opens the dialog again, for its outcome is still to be seen.
  await busy.waitFor();
  release();
  await dialog.getByText('Nachricht gesendet', { exact: true }).waitFor();
  expect(calls).toEqual(['POST']);
  expect(storedLeads(site.folder).filter(({ email }) => email === 'doppelt@beispiel.example')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await focused(opener);
  await opener.click();
  expect((await typed(dialog)).slice(0, 3), 'the form is empty again').toEqual(['', '', '']);
  expect(faults).toEqual([]);
});

test('an English visitor sees Sending..., and the lead is stored as English', async () => {
  const { page, dialog, send } = await openModal('en-GB');
  const { release } = await holdAnswers(page);
  await dialog.getByLabel('First name').fill('Grace');
  await dialog.getByLabel('Last name').fill('Sample');
  await dialog.getByLabel('Email').fill('grace@sample.example');
  await send.click();
  await dialog.getByRole('button', { name: 'Sending...', exact: true }).waitFor();
  release();
  await dialog.getByText('Message sent', { exact: true }).waitFor();
  expect(storedLeads(site.folder).find(({ email }) => email === 'grace@sample.example')).toMatchObject({
    language: 'en',
    page_source: 'Startseite',
    button_text: 'Describe your project',
  });
});

test.each([
  ['an error of the server', 'de-DE', 500],
  ['a dropped connection', 'de-DE', null],
  ['an error of the server', 'en-GB', 503],
  ['a dropped connection', 'en-GB', null],
] as const)('%s is shown (%s), the input is kept, and the second try succeeds', async (_case, locale, status) => {
  const { page, dialog, send } = await openModal(locale);
  const german = locale === 'de-DE';
  await page.route(call, (route) =>
    status === null ? route.abort('connectionreset') : route.fulfill({ status, body: 'kein JSON' }),
  );
  const fields = german
    ? ['Vorname', 'Nachname', 'E-Mail', 'Nachricht']
    : ['First name', 'Last name', 'Email', 'Message'];
  const entries = ['Leyla', 'Beispiel', `leyla-${locale}-${status}@beispiel.example`, 'Das darf nicht verloren gehen.'];
  for (const [at, label] of fields.entries()) await dialog.getByLabel(label).fill(entries[at] ?? '');
  await send.click();
  const banner = dialog.getByRole('alert').filter({ hasText: german ? 'Fehler' : 'Error' });
  await banner
    .getByText(german ? 'Fehler beim Senden der Nachricht' : 'Error sending message', { exact: true })
    .waitFor();
  await banner
    .getByText(
      german
        ? 'Beim Senden der Nachricht ist leider ein Fehler aufgetreten. Bitte versuchen Sie es erneut.'
        : 'Sorry, an error occurred while sending the message. Please try again.',
      { exact: true },
    )
    .waitFor();
  if (locale === 'de-DE' && status === 500) await passesAxe(page, 'contact dialog: failure of the server', 'dialog');
  expect(await Promise.all(fields.map((label) => dialog.getByLabel(label).inputValue()))).toEqual(entries);
  await page.unroute(call);
  await send.click();
  await dialog.getByText(german ? 'Nachricht gesendet' : 'Message sent', { exact: true }).waitFor();
  expect(storedLeads(site.folder).filter(({ email }) => email === entries[2])).toHaveLength(1);
});

test('after too many messages from one address the modal says when to try again and keeps the input', async () => {
  const limited = await serveSite({ RATE_LIMIT: 'on' });
  try {
    const { page, dialog, send } = await openModal('de-DE', limited.origin);
    await fill(dialog, 'ruhig@beispiel.example');
    const entries = await typed(dialog);
    const flood = { firstName: 'Viel', lastName: 'Post', email: 'viel@beispiel.example' };
    const answers = await Promise.all(
      Array.from({ length: 61 }, () =>
        fetch(`${limited.origin}/api/contact/send`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(flood),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    await send.click();
    await dialog.getByText('Gerade zu viele Anfragen').waitFor();
    await dialog.getByText(/Bitte versuchen Sie es in \d+ Minuten erneut\. Ihre Angaben bleiben stehen\./).waitFor();
    await passesAxe(page, 'contact dialog: too many requests', 'dialog');
    expect(await typed(dialog)).toEqual(entries);
  } finally {
    await limited.end();
  }
});

test('Escape closes the modal, returns the focus to the button, and clears input, errors and the failure', async () => {
  const { page, dialog, send, opener } = await openModal();
  const message = await dialog.getByLabel('Nachricht').inputValue();
  await page.route(call, (route) => route.fulfill({ status: 500 }));
  await fill(dialog, 'weg@beispiel.example');
  await send.click();
  await dialog.getByText('Fehler beim Senden der Nachricht').waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  await focused(opener);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await typed(dialog)).toEqual(['', '', '', message]);
  expect(await dialog.getByText('Fehler beim Senden der Nachricht').count()).toBe(0);
  await send.click();
  await dialog.getByText('Bitte geben Sie Ihren Vornamen ein').waitFor();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await gone(page);
  await focused(opener);
  await opener.click();
  await dialog.waitFor();
  expect(await dialog.getByText('Bitte geben Sie Ihren Vornamen ein').count()).toBe(0);
});
