import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';

let files: Server;
let file: string;
const site = await siteWith();
beforeAll(async () => {
  // The file of a paper that staff have added, on another host that sends it as an attachment.
  files = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': 'attachment' });
    response.end('%PDF-1.7');
  }).listen(0, '127.0.0.1');
  await once(files, 'listening');
  file = `http://127.0.0.1:${(files.address() as AddressInfo).port}/agenten.pdf`;
  await addPaper();
});
afterAll(() => files?.close());

const title = 'Agenten im Einkauf: Was sie bestellen dürfen';
const lead = '**/api/leads/whitepaper';

async function addPaper(): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${site.origin}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(staffLogin),
  });
  const { token } = (await login.json()) as { token: string };
  const added = await fetch(`${site.origin}/api/admin/whitepapers`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ number: '#37 11/2026', title_de: title, title_en: 'Agents in procurement', pdf_url: file }),
  });
  expect(added.status).toBeLessThan(300);
}

const paperLink = (page: Page, name: string | RegExp) => page.locator('#whitepaper').getByRole('link', { name });

/** A visitor with the download dialog of the added paper open. */
async function openDialog() {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  const opener = paperLink(page, /Agenten im Einkauf/);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'White Paper herunterladen' });
  await dialog.waitFor();
  const fill = async (email: string) => {
    await dialog.getByLabel('Vorname').fill('Jonas');
    await dialog.getByLabel('Nachname').fill('Beispiel');
    await dialog.getByLabel('E-Mail').fill(email);
  };
  return { page, faults, opener, dialog, fill, send: dialog.getByRole('button', { name: 'Zum Download' }) };
}

test('a paper added by staff is in the list at once, and the list is filtered by topic and by typing', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter`);
  const items = page.locator('#whitepaper ol').getByRole('listitem');
  expect(await items.count()).toBe(37);
  await awake(page);
  await page.getByRole('radio', { name: 'Recht' }).check();
  await page.getByText('7 von 37 Papieren', { exact: true }).waitFor();
  expect(await items.count()).toBe(7);
  await page.getByLabel('Papiere durchsuchen').fill('dsgvo');
  await page.getByText('1 von 37 Papieren', { exact: true }).waitFor();
  expect(await items.textContent()).toContain('DSGVO und Sprachmodelle');
  await page.getByLabel('Papiere durchsuchen').fill('zahnarzt');
  await page.getByText('Kein Papier passt auf diese Suche.').waitFor();
  await passesAxe(page, 'white papers: none fits');
  await page.getByRole('button', { name: 'Alle Papiere zeigen' }).click();
  await page.getByText('37 von 37 Papieren', { exact: true }).waitFor();
  expect(await page.getByLabel('Papiere durchsuchen').inputValue()).toBe('');
  expect(faults).toEqual([]);
});

test('a paper added by staff is counted on the home page and in the description of the knowledge centre', async () => {
  const read = async (path: string) => (await fetch(site.origin + path)).text();
  expect(await read('/')).toMatch(/>37<[\s\S]{0,400}White Papers/);
  expect(await read('/wissenscenter')).toMatch(/<meta name="description" content="37 White Papers/);
  expect(await read('/knowledge-center')).toMatch(/<meta name="description" content="37 white papers/);
});

test('the list follows a language switch and works after a navigation', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin);
  await awake(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Wissenscenter' }).first().click();
  await paperLink(page, /Agenten im Einkauf/).waitFor();
  await page.getByRole('button', { name: 'EN English', exact: true }).first().click();
  await page.waitForURL('**/knowledge-center');
  await paperLink(page, /Agents in procurement/).click();
  await page.getByRole('dialog', { name: 'Download a white paper' }).waitFor();
  expect(faults).toEqual([]);
});

test('a paper is requested, its file is downloaded, and the dialog closes by itself', async () => {
  const { page, faults, dialog, fill, send, opener } = await openDialog();
  await fill('jonas@handel.example');
  await send.click();
  const ready = page.getByRole('dialog', { name: 'Ihr White Paper steht bereit' });
  await ready.getByText(title).waitFor();
  expect(storedLeads(site.folder).find(({ email }) => email === 'jonas@handel.example')).toMatchObject({
    kind: 'white-paper',
    page_source: 'Wissenscenter',
    button_context: 'White Paper',
    button_text: '#37 11/2026',
  });
  const download = page
    .context()
    .waitForEvent('page')
    .catch(() => null);
  await ready.getByRole('button', { name: 'Jetzt herunterladen' }).click();
  await ready.getByRole('alert').filter({ hasText: 'Der Download hat begonnen: agenten.pdf' }).waitFor();
  await download;
  await ready.waitFor({ state: 'detached' });
  await focused(opener);
  expect(await dialog.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('the dialog stays open while the pointer is over it, and closes two seconds later', async () => {
  const { page, fill, send } = await openDialog();
  await fill('zeigt@handel.example');
  await send.click();
  const ready = page.getByRole('dialog', { name: 'Ihr White Paper steht bereit' });
  await page.clock.install();
  await ready.getByRole('button', { name: 'Jetzt herunterladen' }).click();
  const alert = ready.getByRole('alert').filter({ hasText: 'Der Download hat begonnen' });
  await alert.hover();
  await page.clock.runFor(60_000);
  expect(await alert.isVisible()).toBe(true);
  await page.mouse.move(1, 1, { steps: 2 });
  await page.clock.runFor(2100);
  await ready.waitFor({ state: 'detached' });
});

test('the download of a file on this site starts with the response, under a descriptive name', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  await paperLink(page, /^#1 /).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Ewa');
  await dialog.getByLabel('Nachname').fill('Beispiel');
  await dialog.getByLabel('E-Mail').fill('ewa@handel.example');
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Zum Download' }).click();
  const download = await started;
  expect(download.url()).toBe(`${site.origin}/downloads/wp1.pdf`);
  expect(download.suggestedFilename()).toBe('Musterwerk-KI_White-Paper-1_KI-Strategie-auf-zwei-Seiten.pdf');
  // It began with the answer: the dialog stays, with the button and what may come next.
  const ready = page.getByRole('dialog', { name: 'Ihr White Paper steht bereit' });
  await ready.getByRole('alert').filter({ hasText: 'Der Download hat begonnen' }).waitFor();
  await ready.getByRole('button', { name: 'Noch einmal herunterladen' }).waitFor();
  const talk = ready.getByRole('button', { name: 'Diesen Termin nehmen' });
  await talk.waitFor();
  const next = '#2 Der erste Anwendungsfall: Auswahl nach Nutzen, Daten und Risiko';
  expect(await ready.getByRole('link').allTextContents()).toEqual([next]);
  // The booking opens over it; who leaves that is back at the paper.
  await talk.click();
  const booking = page.getByRole('dialog', { name: 'Erstgespräch buchen' });
  await booking.getByLabel('Vorname').waitFor();
  await page.keyboard.press('Escape');
  await booking.waitFor({ state: 'detached' });
  await focused(talk);
  await ready.getByRole('link', { name: /^#2/ }).click();
  await page.waitForURL('**/wissenscenter/white-paper/2');
  await ready.waitFor({ state: 'detached' });
});

test('a server error is shown, the input is kept, and the second try makes one lead', async () => {
  const { page, dialog, fill, send } = await openDialog();
  await page.route(lead, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fill('leyla@handel.example');
  await dialog.getByLabel('Unternehmen').fill('Handel Muster AG');
  await send.click();
  await dialog.getByText('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.', { exact: true }).waitFor();
  await passesAxe(page, 'white paper dialog: failure of the server', 'dialog');
  expect(await dialog.getByLabel('E-Mail').inputValue()).toBe('leyla@handel.example');
  await page.unroute(lead);
  await send.click();
  await page.getByRole('dialog', { name: 'Ihr White Paper steht bereit' }).waitFor();
  const stored = storedLeads(site.folder).filter(({ email }) => email === 'leyla@handel.example');
  expect(stored).toMatchObject([{ company: 'Handel Muster AG' }]);
});

test('a failed download is reported and can be retried', async () => {
  const { page, fill, send } = await openDialog();
  await fill('nadia@handel.example');
  await send.click();
  const ready = page.getByRole('dialog', { name: 'Ihr White Paper steht bereit' });
  await ready.waitFor();
  await passesAxe(page, 'white paper dialog: ready', 'dialog');
  await page.route('**/api/downloads/**', (route) => route.fulfill({ status: 404, body: '' }));
  const button = ready.getByRole('button', { name: 'Jetzt herunterladen' });
  await button.click();
  await ready
    .getByRole('alert')
    .getByText('Download fehlgeschlagen. Bitte versuchen Sie es später erneut.', { exact: true })
    .waitFor();
  await page.unroute('**/api/downloads/**');
  await passesAxe(page, 'white paper dialog: download failed', 'dialog');
  await button.click();
  await ready.getByRole('alert').filter({ hasText: 'Der Download hat begonnen' }).waitFor();
  await passesAxe(page, 'white paper dialog: download begun', 'dialog');
});

test('errors disappear when corrected; cancelling clears everything', async () => {
  const { page, dialog, send, opener } = await openDialog();
  await dialog.getByLabel('E-Mail').fill('jonas@handel');
  await send.click();
  await focused(dialog.getByLabel('Vorname'));
  await dialog.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein', { exact: true }).waitFor();
  const missing = dialog.getByText('Bitte geben Sie Ihren Vornamen ein', { exact: true });
  await missing.waitFor();
  await passesAxe(page, 'white paper dialog: mistakes', 'dialog');
  await dialog.getByLabel('Vorname').fill('Jonas');
  await missing.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await dialog.waitFor({ state: 'detached' });
  await focused(opener);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await dialog.getByLabel('Vorname').inputValue()).toBe('');
  expect(await dialog.getByText('Bitte geben Sie').count()).toBe(0);
});

test('a title opened in a new tab shows its form on the page, and then the paper', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter?paper=7#white-paper`);
  await awake(page);
  const form = page.getByRole('form', { name: 'White Paper herunterladen' });
  // The form's own code has taken over from the server's HTML.
  await expect.poll(() => form.evaluate((it) => (it as HTMLFormElement).noValidate)).toBe(true);
  await passesAxe(page, 'white paper form in the page: open');
  await form.getByLabel('Vorname').fill('Grace');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('grace@handel.example');
  await form.getByRole('button', { name: 'Zum Download' }).click();
  await page.getByText('Ihr White Paper steht bereit').waitFor();
  await passesAxe(page, 'white paper form in the page: ready');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Der Download hat begonnen: Musterwerk-KI_White-Paper-7_KI-Kompetenz-nach-Artikel-4.pdf' })
    .waitFor();
  await page.getByRole('link', { name: 'Noch einmal herunterladen' }).waitFor();
  expect(faults).toEqual([]);
  await page.goto(`${site.origin}/wissenscenter?paper=nirgends#white-paper`);
  await page.getByText('Dieses White Paper gibt es im Wissenscenter nicht mehr.').waitFor();
  await passesAxe(page, 'white paper form in the page: paper gone');
});

test('without JavaScript a title leads to its page, the page to the form, and the form to the file', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/wissenscenter`);
  await paperLink(page, /^#7 /).click();
  await page.waitForURL('**/wissenscenter/white-paper/7');
  await page.getByRole('link', { name: 'White Paper herunterladen' }).click();
  await page.waitForURL('**/wissenscenter/white-paper/7#white-paper');
  const form = page.getByRole('form', { name: 'White Paper herunterladen' });
  await form.getByLabel('Vorname').fill('Tobias');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('tobias@localhost');
  await form.getByRole('button', { name: 'Zum Download' }).click();
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').waitFor();
  expect(await form.getByLabel('Vorname').inputValue()).toBe('Tobias');
  await form.getByLabel('E-Mail').fill('tobias@logistik.example');
  await form.getByRole('button', { name: 'Zum Download' }).click();
  await page.getByText('Ihr White Paper steht bereit').waitFor();
  const link = await page.getByRole('link', { name: 'Jetzt herunterladen' }).getAttribute('href');
  const answer = await fetch(site.origin + link, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/downloads/wp7.pdf');
});

test('the home page shows the six newest papers, first the one added by staff; a cover links to its page', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin);
  const covers = page.getByRole('main').getByRole('link', { name: /^#\d/ });
  expect(
    await covers.evaluateAll((all) => all.map((cover) => cover.getAttribute('aria-label')?.split(' ')[0])),
  ).toEqual(['#37', '#36', '#35', '#34', '#33', '#32']);
  await covers.first().click();
  await page.waitForURL('**/wissenscenter/white-paper/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(faults).toEqual([]);
});
