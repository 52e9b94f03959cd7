import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slotsPath } from '#contract/booking/booking.ts';
import { hrefFor, whitePaperHref } from '#contract/site/pages.ts';
import { focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedLeads, storedSignups } from '#tests/support/rows/stored-leads.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { bookingsOf, fillPerson } from '../booking/steps.ts';

/** A phone in a poor network: pages and styles come, scripts are asked for and stay away. */
async function onTheTrain(path: string): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await visitor(browser, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await page.route('**/*.js', () => {});
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  return { page, faults };
}

test('if its scripts never load, a page is still readable, its menu and questions open, and its language can be switched', async () => {
  const { page, faults } = await onTheTrain('/');
  await page.getByText('Künstliche Intelligenz').first().waitFor();
  await page.mouse.wheel(0, 100);
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await question.locator('p').first().waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('link', { name: 'Wissenscenter' }).click();
  await page.waitForURL(`**${hrefFor('knowledge-center', 'de')}`, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: /EN/ }).first().click();
  await page.waitForURL(`**${hrefFor('knowledge-center', 'en')}*`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'White papers' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('message, newsletter, white paper and search work if scripts never load', async () => {
  const { page } = await onTheTrain('/');
  await page.getByRole('main').getByRole('link', { name: 'Vorhaben schildern' }).first().click();
  await page.waitForURL('**/contact?from=home.hero**', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Vorname').fill('Zora');
  await main.getByLabel('Nachname').fill('Beispiel');
  await main.getByLabel('E-Mail').fill('zora@bahn');
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await main.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first().waitFor();
  await passesAxe(page, 'contact page without scripts: mistakes');
  await main.getByLabel('E-Mail').fill('zora@bahn.example');
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht erfolgreich gesendet!').waitFor();
  await passesAxe(page, 'contact page without scripts: sent');
  expect(storedLeads(site.folder).filter(({ email }) => email === 'zora@bahn.example')).toMatchObject([
    { button_context: 'Hero', spam_signals: '[]' },
  ]);

  await page.goto(`${site.origin}${hrefFor('services', 'de')}`, { waitUntil: 'commit' });
  const newsletter = page.locator('main form[action*="/newsletter/"]');
  await newsletter.getByLabel('Vorname').fill('Zora');
  await newsletter.getByLabel('Nachname').fill('Beispiel');
  await newsletter.getByLabel('E-Mail').fill('zora@bahn.example');
  await newsletter.getByRole('button').click();
  await expect
    .poll(() => storedSignups(site.folder).filter(({ email }) => email === 'zora@bahn.example'))
    .toHaveLength(1);

  await page.goto(`${site.origin}${whitePaperHref('1', 'de')}`, { waitUntil: 'commit' });
  await main.getByLabel('Vorname').fill('Zora');
  await main.getByLabel('Nachname').fill('Beispiel');
  await main.getByLabel('E-Mail').fill('zora@bahn.example');
  await main.locator('form [type=submit]').first().click();
  await expect.poll(() => storedLeads(site.folder).filter(({ email }) => email === 'zora@bahn.example').length).toBe(2);

  await page.goto(`${site.origin}${hrefFor('search', 'de')}`, { waitUntil: 'commit' });
  await main.getByLabel('Suchbegriff').fill('festpreis');
  await main.getByRole('button', { name: 'Suchen' }).click();
  await main.getByRole('heading', { name: /Treffer/ }).waitFor();
  await page.context().close();
});

test('the contact page links to the calendar where the next free times would be', async () => {
  const { page } = await onTheTrain(hrefFor('contact', 'de'));
  await page.getByRole('main').getByRole('link', { name: 'Oder gleich einen Termin wählen' }).click();
  await page.waitForURL(`**${hrefFor('booking', 'de')}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Wählen Sie einen freien Termin' }).waitFor();
  await page.context().close();
});

test('an appointment is booked and moved in the list of times if the calendar’s scripts never load', async () => {
  const email = 'zora-termin@bahn.example';
  const { page } = await onTheTrain(hrefFor('booking', 'de'));
  const main = page.getByRole('main');
  const list = main.getByRole('link', { name: 'Termine als Liste' });
  await list.click();
  await main.getByRole('radio').first().check();
  await fillPerson(page, email);
  await passesAxe(page, 'booking page: times as a list');
  await main.getByRole('button', { name: 'Termin buchen' }).click();
  await main.getByRole('heading', { level: 1, name: 'Ihr Termin steht' }).waitFor();

  await list.click();
  const other = main.getByRole('radio').nth(1);
  const start = (await other.getAttribute('value')) ?? '';
  await other.check();
  await main.getByRole('button', { name: 'Termin verschieben' }).click();
  await main.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' }).waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ state: 'booked', start_at: Date.parse(start), spam_signals: '[]' }]);
  await page.context().close();
});

test('that link stays until the free times have loaded, which then take over its focus', async () => {
  const { page } = await visitor(browser);
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  let asked = 0;
  await page.route(`**${slotsPath}`, (route) => {
    void answers[asked++]?.promise.then((comes) => (comes ? route.continue() : route.abort()));
  });
  await page.goto(site.origin + hrefFor('contact', 'de'));
  const way = page.getByRole('main').getByRole('link', { name: 'Oder gleich einen Termin wählen' });
  const request = page.waitForRequest(`**${slotsPath}`);
  await way.focus();
  await request;
  await focused(way);
  const failed = page.waitForEvent('requestfailed');
  answers[0]?.resolve(false);
  await failed;
  await focused(way);

  answers[1]?.resolve(true);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await focused(page.getByRole('main').getByRole('button', { name: 'Diesen Termin nehmen' }));
  await way.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a form whose code could not be loaded asks for it again when it is sent', async () => {
  const { page } = await visitor(browser);
  await page.route('**/assets/mount-*.js', (route) => route.abort(), { times: 1 });
  await page.goto(site.origin + hrefFor('contact', 'de'));
  const failed = page.waitForEvent('requestfailed');
  const main = page.getByRole('main');
  await main.getByLabel('Vorname').fill('Zora');
  await failed;
  await main.getByLabel('Nachname').fill('Beispiel');
  await main.getByLabel('E-Mail').fill('zora-wieder@bahn.example');
  await main.getByRole('textbox', { name: 'Nachricht' }).fill('Ein Vorhaben.');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht erfolgreich gesendet!').first().waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.context().close();
});
