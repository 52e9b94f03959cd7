import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/staff/contacts.ts';
import { focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter, staffAt } from '#tests/support/staff-browser.ts';
import { until } from '#tests/support/until.ts';

const site = await siteWith();

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends a message as any client of the call may. */
async function sendLead(lead: Record<string, string>): Promise<void> {
  const answer = await post(`${site.origin}/api/contact/send`, lead);
  expect(answer.status).toBe(200);
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'));
/** The parameters in the address, which follow the screen. */
const address = (page: Page) => expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams));
const count = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Kontakte (${number})`, exact: true }).waitFor();
/** The row of a lead; its name is what stands in all of its cells. */
const row = (page: Page, name: RegExp): Locator => page.getByRole('row', { name });

test('before the first lead the list shows first steps, without filters', async () => {
  const { page, faults } = await staffAt(browser, site);
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  await page.getByRole('heading', { name: 'Der erste Tag' }).waitFor();
  await passesAxe(page, 'staff contacts: first day');
  const step = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await step('Firmenangaben').getByText('COMPANY_FILE').waitFor();
  await step('Sprechzeiten').getByText('Besucher buchen zurzeit Mo–Fr 9–12 und 13–17 Uhr.').waitFor();
  expect(await step('Zweiter Faktor').getByText('Erledigt').count()).toBe(0);
  const contact = step('Testanfrage').getByRole('link', { name: 'Testanfrage senden' });
  expect(await contact.getAttribute('href')).toBe('/contact');
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'CSV-Export' }).count()).toBe(0);
  await step('Sprechzeiten').getByRole('button', { name: 'Sprechzeiten prüfen' }).click();
  await page.getByRole('heading', { name: 'Sprechzeiten' }).waitFor();
  expect(faults).toEqual([]);
});

test('the dashboard first requires the login and then opens the requested page', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/admin/dashboard?tab=whitepapers`);
  await page.waitForURL('**/admin/login?to=**');
  await enter(page);
  await page.waitForURL('**/admin/dashboard?tab=whitepapers');
  await page.getByRole('heading', { name: 'White Papers (36)' }).waitFor();
  expect(faults).toEqual([]);
});

test('an ended session leads to the login and back to the same list', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?q=niemand');
  await page.waitForURL('**/admin/dashboard');
  const token = await storedToken(page);
  await post(site.origin + adminPaths.logout, {}, { authorization: `Bearer ${token}` });
  // What the desk asks by itself may hear of it before the press does.
  const pressed = page.getByRole('button', { name: 'Aktualisieren' }).click();
  await Promise.any([pressed, page.waitForURL('**/admin/login')]);
  await page.waitForURL('**/admin/login');
  expect(await page.evaluate(() => [localStorage.getItem('admin_token'), localStorage.getItem('admin_user')])).toEqual([
    null,
    null,
  ]);
  await enter(page);
  await page.waitForURL('**/admin/dashboard');
  expect(await page.getByRole('searchbox').inputValue()).toBe('niemand');
});

test('logging out ends the session on the server', async () => {
  const { page } = await staffAt(browser, site);
  const authorization = `Bearer ${await storedToken(page)}`;
  const ask = () => fetch(site.origin + adminPaths.contacts, { headers: { authorization } });
  expect((await ask()).status).toBe(200);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL('**/admin/login');
  expect(await storedToken(page)).toBeNull();
  await until('the end of the session', async () => (await ask()).status === 401 || undefined);
  await page.goto(`${site.origin}/admin/dashboard`);
  await page.waitForURL('**/admin/login');
});

test('search, source, kind and dates filter the list, survive a reload, and are reset together', async () => {
  const person = { firstName: 'Mira', lastName: 'Weißenfels', email: 'mira@filter.example' };
  await sendLead({ ...person, pageSource: 'KI-Akademie', message: 'Schulung' });
  await sendLead({ ...person, pageSource: 'KI-Lab', message: 'Versuch' });
  await sendLead({
    ...person,
    firstName: 'Noah',
    email: 'noah@filter.example',
    pageSource: 'KI-Lab',
    message: 'Versuch',
  });
  const { page, faults } = await staffAt(browser, site);
  const all = page.getByRole('heading', { name: /^Kontakte \(\d+\)$/ });
  const everything = await all.textContent();
  const source = page.getByRole('combobox', { name: 'Seite' });
  const dates = page.getByRole('combobox', { name: 'Zeitraum' });

  await page.setViewportSize({ width: 1440, height: 900 });
  // What a choice is about stands beside it, also in the line.
  for (const label of ['Zeitraum', 'Seite']) await page.locator('label').filter({ hasText: label }).waitFor();
  await page.getByRole('searchbox').fill('weissenfels');
  await count(page, 3);
  await source.selectOption('KI-Lab');
  await count(page, 2);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const kind = page.getByRole('combobox', { name: 'Art' });
  await kind.selectOption({ label: 'Investor' });
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  await address(page).toEqual({ source: 'KI-Lab', kind: 'investor' });
  await kind.selectOption({ label: 'Nachricht' });
  await count(page, 2);
  await kind.selectOption({ label: 'Alle Arten' });
  await dates.selectOption({ label: 'Letzte 7 Tage' });
  await page.getByRole('searchbox').fill('mira weissenfels');
  await count(page, 1);
  await address(page).toEqual({ source: 'KI-Lab', date: 'week' });
  await page.reload();
  await count(page, 1);
  expect(await page.getByRole('searchbox').inputValue()).toBe('mira weissenfels');
  expect([await source.inputValue(), await dates.inputValue()]).toEqual(['KI-Lab', 'week']);
  await row(page, /Mira Weißenfels.*KI-Lab/).waitFor();

  await dates.selectOption({ label: 'Zeitraum …' });
  await page.getByLabel('Von', { exact: true }).fill('2020-01-01');
  await page.getByLabel('Bis', { exact: true }).fill('2020-01-31');
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  await address(page).toMatchObject({ date: 'range', from: '2020-01-01', to: '2020-01-31' });
  await page.reload();
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  expect(await page.getByLabel('Bis', { exact: true }).inputValue()).toBe('2020-01-31');

  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.getByRole('heading', { name: everything ?? '', exact: true }).waitFor();
  await page.waitForURL('**/admin/dashboard');
  expect([await page.getByRole('searchbox').inputValue(), await source.inputValue()]).toEqual(['', '']);
  expect(faults).toEqual([]);
});

test('a lead opens with all its data, can be answered by mail, and closes back to its row', async () => {
  await sendLead({
    firstName: 'Änne',
    lastName: 'Öztürk & Söhne',
    email: 'aenne+ki@detail.example',
    phone: '+49 511 000000',
    company: 'Muster GmbH',
    subject: '100 % Auslastung?',
    message: 'Erste Zeile\nZweite Zeile',
    pageSource: 'KI-MVP-Entwicklung',
    buttonContext: 'Hero',
    buttonText: 'MVP anfragen',
    language: 'de',
  });
  const { page, faults } = await staffAt(browser, site);
  const open = row(page, /Öztürk/).getByRole('button', { name: /ansehen$/ });
  await open.click();
  const detail = page.getByRole('dialog', { name: 'Änne Öztürk & Söhne' });
  await detail.getByText('Herkunft', { exact: true }).click();
  for (const text of ['Muster GmbH', '100 % Auslastung?', 'KI-MVP-Entwicklung', 'Hero', 'MVP anfragen', 'Deutsch']) {
    await detail.getByText(text, { exact: true }).last().waitFor();
  }
  await detail.getByText('Erste Zeile\nZweite Zeile').waitFor();
  const href = (await detail.getByRole('link', { name: 'E-Mail senden' }).getAttribute('href')) ?? '';
  const { protocol, pathname, searchParams } = new URL(href.replaceAll('+', '%2B'));
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'aenne+ki@detail.example']);
  expect(searchParams.get('subject')).toBe('Ihre Anfrage: 100 % Auslastung?');
  expect(searchParams.get('body')).toBe('Guten Tag Änne Öztürk & Söhne,\r\n\r\n');
  await page.reload();
  await detail.waitFor();
  await detail.getByRole('button', { name: 'Schließen' }).click();
  await detail.waitFor({ state: 'detached' });
  await focused(open);
  await address(page).toEqual({});
  expect(faults).toEqual([]);
});

test('a link to a lead, also from earlier mails, opens it after the login, and closing it leads to the list', async () => {
  await sendLead({ firstName: 'Uwe', lastName: 'Verlinkt', email: 'uwe@link.example', message: 'Hallo' });
  const { page } = await staffAt(browser, site);
  await row(page, /Uwe Verlinkt/)
    .getByRole('button', { name: /ansehen$/ })
    .click();
  await page.waitForURL('**/admin/dashboard/leads/*');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  for (const link of [`/admin/dashboard/leads/${id}?q=link`, `/admin/dashboard?lead=${id}&q=link`]) {
    const linked = await staffAt(browser, site, link);
    // A search that an address holds moves out of it.
    await linked.page.waitForURL(`**/admin/dashboard/leads/${id}`);
    const lead = linked.page.getByRole('dialog', { name: 'Uwe Verlinkt' });
    await lead.getByText('Anfrage eingegangen').waitFor();
    await linked.page.reload();
    await lead.getByRole('button', { name: 'Schließen' }).click();
    await linked.page.waitForURL('**/admin/dashboard');
    await count(linked.page, 1);
    expect(linked.faults).toEqual([]);
  }
});

test('a hostile lead is shown as text, and its CSV contains no formulas', async () => {
  await sendLead({
    firstName: '<img src=x onerror="window.hit=1">',
    lastName: '\u202Efdp.exe',
    email: 'boese@hostil.example',
    phone: '+49 511 1',
    message: '=HYPERLINK("https://boese.example";"Gewinn")\n<script>window.hit=1</script> \u202Erückwärts\u2067',
    pageSource: '<b>Quelle</b>',
    pageUrl: 'javascript:window.hit=1',
  });
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?q=hostil');
  await count(page, 1);
  const hostile = row(page, /<img src=x/);
  expect(await hostile.textContent()).toContain('<b>Quelle</b>');
  expect(await hostile.locator('img').count()).toBe(0);
  expect(await hostile.textContent(), 'reads in the order it is stored').not.toMatch(/[\u202a-\u202e]/u);
  await hostile.getByRole('button', { name: /ansehen$/ }).click();
  const detail = page.getByRole('dialog');
  await detail.getByText('<script>window.hit=1</script> rückwärts').waitFor();
  await detail.getByText('Herkunft', { exact: true }).click();
  await detail.getByText('javascript:window.hit=1').waitFor();
  expect(await detail.textContent()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
  const links = await detail.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => !/^(mailto|tel):/.test(href))).toEqual([]);
  expect(await detail.getByRole('img').count()).toBe(0);
  await detail.getByRole('button', { name: 'Schließen' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV-Export' }).click(),
  ]);
  const csv = Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
  expect(csv).toContain(`"'=HYPERLINK(""https://boese.example"";""Gewinn"")`);
  expect(csv).toContain(`"'+49 511 1"`);
  expect(csv.split('\r\n'), 'header, one lead, end').toHaveLength(3);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(faults).toEqual([]);
});

test('the first lead appears by itself, also where the pointer and the focus are', async () => {
  const empty = await serveSite();
  const { page } = await staffAt(browser, empty);
  const contact = page.getByRole('link', { name: 'Testanfrage senden' });
  await contact.hover();
  await contact.focus();
  const lead = { firstName: 'Erste', lastName: 'Anfrage', email: 'erste@muster.example', message: 'Hallo' };
  await post(`${empty.origin}/api/contact/send`, lead);
  await row(page, /Erste Anfrage/).waitFor();
  await page.context().close();
  await empty.end();
});
