import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillPerson, openBooking } from '#tests/e2e/booking/steps.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** An investor who has pressed the button and gone to another page; the answer waits for `release`. */
async function leaveWhileSending(email: string, outcome: 'stored' | 'refused') {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/spin-offs`);
  await awake(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/newsletter/investor', async (route) => {
    await held;
    if (outcome === 'stored') await route.continue();
    else await route.fulfill({ status: 503, body: '' });
  });
  const form = page.getByRole('form', { name: 'Investorenanfrage' });
  await form.scrollIntoViewIfNeeded();
  const texts = { Vorname: 'Mia', Nachname: 'Beispiel', 'E-Mail': email, Unternehmen: 'Muster', Telefon: '0511 1' };
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: false }).first().fill(text);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await form.getByRole('button', { name: 'Anfrage wird gesendet …' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await page.waitForURL('**/imprint');
  // The address changes before the form is gone.
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  return { page, form, release };
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Mitteilungen (F8)' }).getByRole('listitem').filter({ hasText: text });

test('the success of a form left while sending is shown on the next page', async () => {
  const { page, release } = await leaveWhileSending('mia@left.example', 'stored');
  release();
  await toast(page, 'Was Sie von der vorigen Seite abgesendet haben, ist bei uns.').waitFor();
  expect(storedLeads(site.folder).filter(({ email }) => email === 'mia@left.example')).toHaveLength(1);
});

test('its failure is shown there too, and the input is back in the form on return', async () => {
  const { page, form, release } = await leaveWhileSending('eva@left.example', 'refused');
  release();
  await toast(page, 'Dort steht es noch im Formular.').waitFor();
  await page.goBack();
  await page.waitForURL('**/spin-offs');
  await expect.poll(() => form.getByLabel('E-Mail').first().inputValue()).toBe('eva@left.example');
});

test('returning before the response shows it in the form, without a toast', async () => {
  const { page, release } = await leaveWhileSending('ida@left.example', 'stored');
  await page.goBack();
  await page.waitForURL('**/spin-offs');
  await page.getByRole('button', { name: 'Anfrage wird gesendet …' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet' }).waitFor();
  expect(await toast(page, 'vorigen Seite').count()).toBe(0);
});

test('a paper requested in a dialog left while sending is offered as a link', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/leads/whitepaper', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await page.waitForURL('**/imprint');
  await page.goBack();
  await page.waitForURL('**/wissenscenter');
  await page.locator('a[href$="/white-paper/7"]').first().click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries({ Vorname: 'Uwe', Nachname: 'Beispiel', 'E-Mail': 'uwe@left.example' }))
    await dialog.getByLabel(label, { exact: false }).first().fill(text);
  await dialog.getByRole('button', { name: 'Zum Download' }).click();
  await dialog.getByRole('button', { name: 'Wird angefordert …' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  release();
  await page.getByRole('link', { name: 'Zum Download' }).click();
  await page.getByRole('heading', { name: 'Ihr White Paper steht bereit' }).waitFor();
  // A file, or the paper in the window: a link that is followed before its code is there opens it.
  const download = page.waitForResponse('**/api/downloads/*');
  await page
    .getByRole('button', { name: /herunterladen$/ })
    .or(page.getByRole('link', { name: /herunterladen$/ }))
    .click();
  expect((await download).status()).toBeLessThan(400);
});

test('returning to a paper’s page before the response offers the paper there', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter/white-paper/7`);
  await awake(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/leads/whitepaper', async (route) => {
    await held;
    await route.continue();
  });
  const form = page.getByRole('form', { name: 'White Paper herunterladen' });
  await form.scrollIntoViewIfNeeded();
  for (const [label, text] of Object.entries({ Vorname: 'Ole', Nachname: 'Beispiel', 'E-Mail': 'ole@left.example' }))
    await form.getByLabel(label, { exact: false }).first().fill(text);
  await form.getByRole('button', { name: 'Zum Download' }).click();
  await page.getByRole('button', { name: 'Wird angefordert …' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Wird angefordert …' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Ihr White Paper steht bereit' }).waitFor();
  expect(await toast(page, 'vorigen Seite').count()).toBe(0);
});

test('a failed booking whose dialog was left while sending is in the dialog again, and is retried with the same key', async () => {
  const { page, dialog, opener } = await openBooking(browser, site);
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await page.goBack();
  await opener.waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const keys: string[] = [];
  await page.route('**/api/booking', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await held;
    await route.abort();
  });
  await opener.click();
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await fillPerson(dialog, 'noa@left.example');
  const book = dialog.getByRole('button', { name: /^Termin am .* buchen$/ });
  await book.click();
  await dialog.getByRole('button', { name: 'Termin wird gebucht …' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  release();
  await toast(page, 'Dort steht es noch im Formular.').waitFor();
  await page.goBack();
  await opener.click();
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  expect(await dialog.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe('noa@left.example');
  await book.click();
  await dialog.getByRole('heading', { name: 'Ihr Termin steht' }).waitFor();
  expect(new Set(keys).size, 'should the first have arrived, the second is the same').toBe(1);
});
