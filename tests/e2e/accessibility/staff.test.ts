import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { deskOf, openLead, row } from '#tests/e2e/staff/desk-steps.ts';
import { focused, visitor } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter, staffAt } from '#tests/support/staff-browser.ts';

const site = await siteWith();
const { query, sendLead } = deskOf(() => site);
beforeEach(() => query('delete from leads'));

/** A member of staff with another screen. */
async function staffOn(width: number, height: number, address = '/admin/dashboard'): Promise<Page> {
  const { page } = await visitor(browser, { bypassCSP: true, viewport: { width, height } });
  await page.goto(site.origin + address);
  await enter(page);
  await page.getByRole('tabpanel').waitFor();
  return page;
}

/** Lines on which the words of an element stand. */
const linesOf = (element: Locator) =>
  element.evaluate((label) => {
    const range = document.createRange();
    // A box to tick stands before its words.
    range.selectNodeContents(label.lastChild ?? label);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Whether a choice is narrower than its words. */
const isCut = (element: Locator) =>
  element.evaluate((field) => {
    if (!(field instanceof HTMLSelectElement)) return false;
    const probe = document.createElement('span');
    probe.textContent = field.selectedOptions[0]?.textContent ?? '';
    probe.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(field).font}`;
    document.body.append(probe);
    const needed = probe.getBoundingClientRect().width;
    probe.remove();
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    return needed > field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
  });

/** Whether the lower edge of an element is seen. */
const isUncovered = (element: Locator) =>
  element.evaluate((box) => {
    const { left, bottom } = box.getBoundingClientRect();
    return box.contains(document.elementFromPoint(left + 20, bottom - 4));
  });

test('on a phone neither labels nor choices of an open lead are broken', async () => {
  await sendLead('Schmal', { message: 'Zeile\n'.repeat(6) });
  const page = await staffOn(360, 740);
  const lead = await openLead(page, 'Schmal');
  for (const name of ['Stand', 'Zuständig']) {
    expect(await linesOf(lead.locator('label', { hasText: name })), name).toBe(1);
    expect(await isCut(lead.getByLabel(name)), name).toBe(false);
  }
  // Neither does what saves a note lie under what stands below.
  await lead.getByLabel('Neue Notiz').fill('Ruft zurück');
  await expect.poll(() => isUncovered(lead.getByRole('button', { name: 'Notiz speichern' }))).toBe(true);
});

test('on a phone text fields are as high as the selects beside them', async () => {
  const page = await staffOn(360, 740, '/admin/dashboard?tab=accounts');
  const height = (field: Locator) => field.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height(page.getByLabel('Benutzername'))).toBe(44);
  expect(await height(page.getByLabel('Rolle', { exact: true }))).toBe(44);
});

test('stepping to the next lead by keyboard announces its name, even if two have the same', async () => {
  for (const name of ['Anna', 'Zweite', 'Zweite']) await sendLead(name);
  const page = await staffOn(1440, 900);
  await openLead(page, 'Anna');
  const lead = page.getByRole('dialog');
  const told = lead.getByRole('status').filter({ hasText: 'Ewa ' });
  expect(await told.count()).toBe(0);
  const step = async (name: string) => {
    await lead.getByRole('button', { name }).press('Enter');
    await focused(lead.getByRole('button', { name }));
  };
  await step('Vorheriger Kontakt');
  await expect.poll(() => told.textContent()).toBe('Ewa Zweite, Zeile 2 der Liste');
  await step('Vorheriger Kontakt');
  await expect.poll(() => told.textContent()).toBe('Ewa Zweite, Zeile 1 der Liste');
  await step('Nächster Kontakt');
  await step('Nächster Kontakt');
  await expect.poll(() => told.textContent()).toBe('Ewa Anna, Zeile 3 der Liste');
});

test('an error when saving a note is shown where it is visible', async () => {
  await sendLead('Funkloch', { message: 'Zeile\n'.repeat(14) });
  const page = await staffOn(1280, 720);
  const lead = await openLead(page, 'Funkloch');
  await lead.getByLabel('Neue Notiz').fill('Wichtig');
  await page.route('**/notes', (route) => route.abort());
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  const notice = lead.getByRole('alert');
  await notice.waitFor();
  await expect.poll(() => isUncovered(notice)).toBe(true);
});

test('Enter in the search opens the first match, even before the list is updated', async () => {
  for (const name of ['Erstens', 'Zweitens', 'Drittens']) await sendLead(name);
  const { page } = await staffAt(browser, site);
  await row(page, 'Erstens').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('Zweitens');
  await page.keyboard.press('Enter');
  await focused(row(page, 'Zweitens').getByRole('button', { name: /ansehen$/ }));
  await row(page, 'Erstens').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Zweitens/ }).waitFor();
});

test('after a bulk change by keyboard, and after its bar is closed, the focus is in the list', async () => {
  for (const name of ['Viele', 'Mehrere']) await sendLead(name);
  const { page } = await staffAt(browser, site);
  const box = row(page, 'Viele').getByRole('checkbox');
  const opener = row(page, 'Viele').getByRole('button', { name: /ansehen$/ });
  await box.check();
  await page.getByRole('button', { name: 'Als Spam markieren' }).press('Enter');
  await page.getByText('Als Spam markiert: 1 Kontakt').waitFor();
  await focused(opener);
  await box.check();
  await page.getByRole('button', { name: 'Aufheben' }).press('Enter');
  await focused(opener);
});

test('showing new leads by keyboard moves the focus to the first of them', async () => {
  await sendLead('Bisher');
  const { page } = await staffAt(browser, site);
  await row(page, 'Bisher')
    .getByRole('button', { name: /ansehen$/ })
    .focus();
  await sendLead('Danach');
  await page.getByRole('button', { name: '1 neuer Kontakt' }).press('Enter');
  await focused(row(page, 'Danach').getByRole('button', { name: /ansehen$/ }));
});

test('a bulk change by keyboard is only made on Enter, not while moving through the choices', async () => {
  for (const name of ['Eine', 'Andere']) await sendLead(name);
  const { page } = await visitor(browser);
  await page.clock.install();
  await page.goto(`${site.origin}/admin/dashboard`);
  await enter(page);
  for (const name of ['Eine', 'Andere']) await row(page, name).getByRole('checkbox').check();
  const state = page.getByLabel('Stand der Auswahl setzen');
  await state.press('ArrowDown');
  await page.clock.runFor(5_000);
  await state.press('ArrowDown');
  await page.clock.runFor(5_000);
  expect(await state.locator('option:checked').textContent()).toBe('In Arbeit');
  await state.press('Enter');
  await page.getByText('In Arbeit: 2 Kontakte').waitFor();
});

test('switching between subscribers and issues keeps the focus on the switch', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter');
  for (const name of ['Ausgaben', 'Abonnenten']) {
    const choice = page.getByRole('button', { name, exact: true });
    await choice.press('Enter');
    await page.getByRole('button', { name: name === 'Ausgaben' ? 'Ausgabe schreiben' : /exportieren/ }).waitFor();
    await focused(choice);
  }
});

test('filtering the audit log announces the number of entries, even if there are none', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=audit');
  const said = page.getByRole('tabpanel').locator('[aria-live=polite]');
  await page.getByLabel('Vorgang').selectOption({ label: 'Angemeldet' });
  await said.filter({ hasText: /^\d+ geladen$/ }).waitFor();
  await page.getByLabel('Vorgang').selectOption({ label: 'Konto umbenannt' });
  await said.filter({ hasText: 'Keine Einträge gefunden.' }).waitFor();
});

test('a first password, shown once, is announced by a live region that was there before', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=accounts');
  await page.getByLabel('Benutzername').fill('nachfolge');
  const status = page.getByRole('tabpanel').getByRole('status');
  await status.evaluate((element) => element.setAttribute('data-before', ''));
  await page.getByRole('button', { name: 'Konto anlegen' }).press('Enter');
  await page.locator('[data-before]').getByText('wird nur jetzt gezeigt').waitFor();
});

test('periods are ordered from short to long, and in forced colours the open lead, tab and view are marked differently from the focus', async () => {
  await sendLead('Farbe');
  const { page } = await visitor(browser, { forcedColors: 'active' });
  await page.goto(`${site.origin}/admin/dashboard`);
  await enter(page);
  const view = page.getByRole('button', { name: 'Alle', exact: true });
  const outlineOf = (element: Locator) =>
    element.evaluate((one) => `${getComputedStyle(one).outlineStyle} ${getComputedStyle(one).outlineOffset}`);
  for (const chosen of [page.getByRole('tab', { selected: true }), view])
    expect(await outlineOf(chosen)).toContain('solid');
  const unfocused = await outlineOf(view);
  await page.keyboard.press('Tab');
  await view.focus();
  expect(await outlineOf(view)).not.toBe(unfocused);
  await openLead(page, 'Farbe');
  expect(await row(page, 'Farbe').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const periods = await page.getByLabel('Zeitraum').getByRole('option').allTextContents();
  expect(periods.slice(0, 4)).toEqual(['Alle Tage', 'Heute', 'Letzte 7 Tage', 'Letzte 30 Tage']);
});

test('a number out of bounds is reported at its field, which gets the focus', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=bookings');
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  const notice = page.getByLabel('Vorlauf in Stunden');
  await notice.fill('99999');
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await focused(notice);
  await expect.poll(() => notice.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  1280, 1440,
])('beside an open sign-up the list’s rows stay on one line and the filter’s labels are not cut off (%d px)', async (width) => {
  const name = `Leserin${width}`;
  await signUp(name);
  const page = await staffOn(width, 900, '/admin/dashboard?tab=newsletter');
  const opener = page.getByRole('button', { name: `Mia ${name}` });
  const height = () => opener.evaluate((button) => button.closest('li')?.clientHeight);
  await opener.waitFor();
  const before = await height();
  await opener.click();
  await page.getByRole('dialog', { name: `Mia ${name}` }).waitFor();
  expect(await linesOf(page.getByText('Nur Spamverdacht'))).toBe(1);
  expect(await height()).toBe(before);
});

async function signUp(lastName: string): Promise<void> {
  await fetch(`${site.origin}/api/newsletter/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Mia', lastName, email: `${lastName}@letters.example`, consent: true }),
  });
}

test('with twice the font size the names of days and times in the week view are not broken', async () => {
  const page = await staffOn(1280, 900, '/admin/dashboard?tab=bookings');
  // This week may have no free times left.
  await page.getByRole('button', { name: 'Nächste Woche' }).click();
  await page.locator('.week .free').first().waitFor();
  const broken = () =>
    page.locator('.week h3, .week .free').evaluateAll((parts) => {
      const range = document.createRange();
      return parts
        .filter((part) => {
          const [name] = part.childNodes;
          if (name) range.selectNodeContents(name);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
          return lines.size > 1 || part.scrollWidth > part.clientWidth;
        })
        .map((part) => part.textContent);
    });
  expect(await broken()).toEqual([]);
  await page.addStyleTag({ content: 'html { font-size: 2rem !important }' });
  expect(await broken()).toEqual([]);
});

test.each([
  ['newsletter', 1280],
  ['audit', 768],
  ['outbox', 360],
  ['imports', 360],
] as const)('with twice the font size the tab %s fits into %d px, and names are visible', async (tab, width) => {
  await signUp('Buchstabe');
  const page = await staffOn(width, 900, `/admin/dashboard?tab=${tab}`);
  await page.getByRole('tabpanel').locator('li, tr, label').first().waitFor();
  await page.addStyleTag({ content: 'html { font-size: 2rem !important }' });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
  if (tab !== 'newsletter') return;
  const name = page.getByRole('button', { name: 'Mia Buchstabe' });
  expect(await name.evaluate((button) => button.clientWidth)).toBeGreaterThan(100);
  expect(await name.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(1);
});
