import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { focused } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { changeStored } from '#tests/support/rows/stored-tables.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { deskOf, openLead } from './desk-steps.ts';

const site = await siteWith();
const desk = deskOf(() => site);

const send = (lead: Record<string, string>) =>
  fetch(`${site.origin}/api/contact/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });

test('a person is found by name, their data are exported, and erased after typing the address again', async () => {
  const mira = { firstName: 'Mira', lastName: 'Weißenfels', email: 'Mira@Privat.example', language: 'de' };
  await send({ ...mira, message: '<script>window.hit=1</script>' });
  await send({ ...mira, message: 'Noch einmal' });
  await send({ ...mira, firstName: 'Noah', email: 'noah@privat.example', message: 'Grüße von mira@privat.example' });
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=privacy');
  const search = page.getByRole('searchbox', { name: 'Was ist über eine Person gespeichert?' });
  await page.getByRole('button', { name: 'Suchen' }).click();
  await focused(search);
  // The field may have had the keyboard before.
  await expect.poll(() => search.getAttribute('aria-invalid')).toBe('true');
  await search.fill('weissenfels');
  await page.keyboard.press('Enter');
  const found = page.getByRole('button', { name: /Mira Weißenfels.*2 Einträge/ });
  await found.waitFor();
  await passesAxe(page, 'staff privacy: search');
  await found.press('Enter');
  const person = page.getByRole('region', { name: 'mira@privat.example' });
  await focused(person.getByRole('heading', { name: 'mira@privat.example' }));
  await person.getByText('Anfragen', { exact: true }).click();
  await person.getByText('<script>window.hit=1</script>', { exact: true }).waitFor();

  await person.getByText('Nennungen bei anderen Personen').click();
  const noah = storedLeads(site.folder).find(({ first_name }) => first_name === 'Noah');
  await passesAxe(page, 'staff privacy: a person');
  const mentioned = person.getByRole('listitem').filter({ hasText: 'Anfrage einer anderen Person' });
  expect(await mentioned.getByRole('link', { name: 'Anfrage öffnen' }).getAttribute('href')).toContain(
    `/leads/${noah?.id}`,
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    person.getByRole('button', { name: 'Auskunft zum Drucken' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^auskunft-\d{4}-\d\d-\d\d\.html$/);
  const html = await readFile(await download.path(), 'utf8');
  const reader = await browser.newPage();
  await reader.setContent(html);
  await reader.getByRole('heading', { name: 'Auskunft über gespeicherte Daten' }).waitFor();
  await reader.getByText('<script>window.hit=1</script>', { exact: true }).waitFor();
  expect(await reader.evaluate(() => 'hit' in window)).toBe(false);

  await person.getByRole('button', { name: /Alles löschen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Alles über diese Person löschen?' });
  await dialog.getByRole('textbox').fill('noah@privat.example');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await dialog.getByText('Das ist nicht die Adresse dieser Person.').waitFor();
  await passesAxe(page, 'staff privacy: question before erasing, with a mistake', 'dialog');
  expect(storedLeads(site.folder)).toHaveLength(3);
  await dialog.getByRole('textbox').fill('mira@privat.example');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await focused(page.getByRole('heading', { name: 'Gelöscht', exact: true }));
  await page.getByText('Anfragen: 2').first().waitFor();
  await passesAxe(page, 'staff privacy: erased');
  expect(storedLeads(site.folder).map(({ email }) => email)).toEqual(['noah@privat.example']);
  expect(faults).toEqual([]);
});

test('a search for an unknown address is announced where the focus moves, and so is the next search', async () => {
  await send({ firstName: 'Jana', lastName: 'Muster', email: 'jana@privat.example', message: 'Guten Tag' });
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=privacy');
  const search = page.getByRole('searchbox', { name: 'Was ist über eine Person gespeichert?' });
  const found = async (address: string) => {
    await search.fill(address);
    await search.press('Enter');
    const heading = page.getByRole('heading', { name: address });
    await focused(heading);
    return page.locator(`[id="${await heading.getAttribute('aria-describedby')}"]`).textContent();
  };
  expect(await found('niemand@privat.example')).toBe('Zu dieser Adresse ist nichts gespeichert.');
  expect(await found('jana@privat.example')).toBe('Jana Muster');
});

test('a shorter retention period shows what it would delete, and asks for confirmation', async () => {
  await send({
    firstName: 'Alt',
    lastName: 'Bestand',
    email: 'alt@privat.example',
    message: 'Von früher',
    language: 'de',
  });
  changeStored(
    site.folder,
    `update leads set created_at = ${Date.now() - 100 * 86_400_000} where email_key = 'alt@privat.example'`,
  );
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=privacy');
  const rule = page.getByRole('listitem').filter({ hasText: 'Anfragen' }).first();
  await rule.getByText('nichts fällig').waitFor();
  await rule.getByRole('textbox').fill('60');
  await rule.getByText('dann 1 fällig').waitFor();
  await rule.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: '1 Eintrag löschen?' });
  await dialog.getByText(/Mit 60 Tagen löscht der nächste Lauf 1 Eintrag .* spätestens am/).waitFor();
  await passesAxe(page, 'staff privacy: question before a shorter retention', 'dialog');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.reload();
  await expect.poll(() => rule.getByRole('textbox').inputValue()).toBe('730');
  await rule.getByRole('textbox').fill('60');
  await rule.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('button', { name: 'Frist ändern und löschen' }).click();
  await page.getByText('Frist geändert').first().waitFor();
  await rule.getByText('1 fällig', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('a retention period is changed within its limits, and the privacy page shows it in both languages', async () => {
  const textIn = async (language: string) => {
    const html = await (await fetch(`${site.origin}/privacy?lang=${language}`)).text();
    return / (?:spätestens|within) ([\w ]+)(?:, nachdem| of our last)/.exec(html)?.[1];
  };
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=privacy');
  const rule = page.getByRole('listitem').filter({ hasText: 'Anfragen' }).first();
  // Both pages are kept from now on.
  expect([await textIn('de'), await textIn('en')]).not.toContain(undefined);
  await rule.getByRole('textbox').fill('3');
  await rule.getByRole('button', { name: 'Speichern' }).click();
  await rule.getByText('30 bis 3.650 Tage sind möglich.').waitFor();
  await passesAxe(page, 'staff privacy: retention with a mistake');
  await rule.getByRole('textbox').fill('365');
  await rule.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Frist geändert').first().waitFor();
  await page.reload();
  await expect.poll(() => rule.getByRole('textbox').inputValue()).toBe('365');
  expect([await textIn('de'), await textIn('en')]).toEqual(['ein Jahr', 'one year']);
});

test('the privacy page says what is kept after an erasure and in the audit log, and for how long', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=privacy');
  for (const [kind, days] of [
    ['Protokoll', '400'],
    ['Nachweise von Löschungen', '1460'],
  ] as const) {
    const rule = page.getByRole('listitem').filter({ hasText: kind }).first();
    await rule.getByRole('textbox').fill(days);
    await rule.getByRole('button', { name: 'Speichern' }).click();
    // A rule that is as it is stored has nothing to save.
    await rule.getByRole('button', { name: 'Speichern' }).waitFor({ state: 'detached' });
  }
  for (const [language, spans] of [
    ['de', [/Nachweis darüber in der Regel vier Jahre auf/, /Protokoll hält in der Regel 400 Tage lang fest/]],
    ['en', [/record of it, as a rule for four years/, /log keeps, as a rule for 400 days/]],
  ] as const) {
    const html = await (await fetch(`${site.origin}/privacy?lang=${language}`)).text();
    for (const span of spans) expect(html, language).toMatch(span);
  }
});

test.each([
  ['beside the list', 1440],
  ['over it', 768],
])('an open lead is printed alone and completely: %s', async (_where, width) => {
  const name = `Gedruckt${width}`;
  await desk.sendLead(name, { message: 'Was wir vorhaben, Satz für Satz.\n'.repeat(90) });
  await desk.sendLead(`Nachbarin${width}`);
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width, height: 900 });
  const lead = await openLead(page, name);
  await lead.getByLabel('Stand').selectOption({ label: 'In Arbeit' });
  await lead.getByText('Stand von „Neu“ auf „In Arbeit“').waitFor();
  await lead.getByLabel('Neue Notiz').fill('Noch nicht gespeichert');
  const file = join(mkdtempSync(join(tmpdir(), 'site-lead-')), 'lead.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  const { text, facts } = await readPdf(file);
  expect(Number(facts.get('Pages'))).toBeGreaterThan(1);
  expect(text).toMatch(/^\s*\S*\s*Gedruckt/);
  expect(text).toContain('Stand von „Neu“ auf „In Arbeit“');
  expect(text).not.toMatch(/Nachbarin|Kontakte|E-Mail senden|Schließen|Rückgängig/);
  // It is as it was, and closes.
  await focused(lead.getByLabel('Neue Notiz'));
  expect(await lead.evaluate((dialog) => dialog.matches(':modal'))).toBe(width < 1280);
  await lead.getByRole('button', { name: 'Schließen' }).click();
  await lead.waitFor({ state: 'detached' });
});

test('search text is not in the URL, but is restored by a reload, Back and returning to the tab', async () => {
  const { page, faults } = await staffAt(browser, site);
  /** Addresses that somebody else may keep: of calls, of what they were made from, of pages. */
  const addresses = new Set<string>();
  const asked: string[] = [];
  page.on('request', (request) => {
    addresses.add(request.url()).add(request.headers().referer ?? '');
    asked.push(request.postData() ?? '');
  });
  page.on('framenavigated', (frame) => addresses.add(frame.url()));
  const search = page.getByRole('searchbox', { name: 'Suchen' });
  const isAsked = (words: string) => expect.poll(() => asked.some((body) => body.includes(words))).toBe(true);
  await search.fill('mira geheimrat');
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await search.fill('nora@geheimrat.example');
  await isAsked('nora@geheimrat.example');
  await page.reload();
  await expect.poll(() => search.inputValue()).toBe('nora@geheimrat.example');
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await page.getByRole('searchbox', { name: 'E-Mail-Adresse oder Kennung' }).fill('otto@geheimrat.example');
  await isAsked('otto@geheimrat.example');
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('nora@geheimrat.example');
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('mira geheimrat');
  await page.reload();
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  await isAsked('mira geheimrat');
  expect([...addresses].filter((address) => decodeURIComponent(address).includes('geheimrat'))).toEqual([]);
  expect(addresses).toContain(`${site.origin}/admin/dashboard?tab=newsletter`);
  expect(faults).toEqual([]);
});
