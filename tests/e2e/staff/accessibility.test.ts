import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { focused, visitor, widerSpacing } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter, staffAt } from '#tests/support/staff-browser.ts';
import { tabNames } from '#web/staff/dashboard/tab-names.ts';
import { deskOf, openLead, row, undo } from './desk-steps.ts';

const site = await siteWith();
const { query, sendLead } = deskOf(() => site);
beforeEach(() => query('delete from leads'));

test('the focus moves to a useful element after the login and after saving and deleting a note', async () => {
  await sendLead('Fokus');
  const { page } = await staffAt(browser, site);
  await focused(page.getByRole('main'));
  const lead = await openLead(page, 'Fokus');
  const note = lead.getByLabel('Neue Notiz');
  await note.fill('Ruft zurück');
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  await lead.getByText('Ruft zurück', { exact: true }).waitFor();
  await focused(note);
  // An emptied field is all that is heard of it otherwise.
  await lead.getByRole('status').filter({ hasText: 'Notiz gespeichert' }).waitFor({ state: 'attached' });
  await lead.getByRole('button', { name: 'Löschen' }).click();
  await lead.getByText('Ruft zurück', { exact: true }).waitFor({ state: 'detached' });
  // Not a field, in which the key that leads to the undo would be typed.
  await focused(lead);
});

test('a deleted note can be taken back for as long as one likes', async () => {
  await sendLead('Versehen');
  const { page } = await staffAt(browser, site);
  await page.clock.install();
  const lead = await openLead(page, 'Versehen');
  await lead.getByLabel('Neue Notiz').fill('Lange Notiz');
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  await lead.getByRole('button', { name: 'Löschen' }).click();
  await undo(page).waitFor();
  await page.clock.runFor(60_000);
  await undo(page).click();
  await lead.getByText('Lange Notiz', { exact: true }).waitFor();
  await undo(page).waitFor({ state: 'detached' });
  await page.context().close();
});

test('the focus follows the steps of the second factor, and returns when they are cancelled', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=account');
  const section = page.getByRole('region', { name: 'Authenticator-App' });
  const begin = section.getByRole('button', { name: 'Einschalten' });
  await begin.click();
  await focused(section.getByLabel('Passwort'));
  await section.getByRole('button', { name: 'Abbrechen' }).click();
  await focused(begin);
  await begin.click();
  await section.getByLabel('Passwort').fill(staffLogin.password);
  await section.getByRole('button', { name: 'Weiter' }).click();
  await section.getByRole('img', { name: /QR-Code/ }).waitFor();
  await expect.poll(() => section.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('a warning before the session expires can be answered by a key, and the note keeps its input and focus', async () => {
  await sendLead('Warten');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Warten');
  const note = lead.getByLabel('Neue Notiz');
  await note.fill('Bin noch da');
  const box = page.getByRole('dialog', { name: /^Ihre Anmeldung endet um \d\d:\d\d Uhr$/ });
  const endsInFourMinutes = async (column: string, before: string) => {
    query(`update staff_sessions set ${column} = (unixepoch() + 240${before}) * 1000`);
    // What the dashboard loads by itself, here after news, is no use of the session.
    await sendLead('Neuigkeit');
    await box.waitFor();
  };
  await endsInFourMinutes('last_seen_at', ' - 7200');
  await passesAxe(page, 'staff: the session ends', 'dialog');
  await focused(box.getByRole('button', { name: 'Angemeldet bleiben' }));
  await page.keyboard.press('Enter');
  await box.waitFor({ state: 'detached' });
  await focused(note);
  // However busy: then one can only save.
  await endsInFourMinutes('expires_at', '');
  await box.getByText('Länger gilt eine Anmeldung nicht.').waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  expect(await note.inputValue()).toBe('Bin noch da');
});

test('after signing in again there is no message about the ended session', async () => {
  const { page } = await staffAt(browser, site);
  const box = page.getByRole('dialog', { name: /^Ihre Anmeldung endet/ });
  query('update staff_sessions set expires_at = (unixepoch() + 240) * 1000');
  await sendLead('Neuigkeit');
  await focused(box.getByRole('button'));
  await page.keyboard.press('Enter');
  await box.waitFor({ state: 'detached' });
  query('update staff_sessions set expires_at = 1');
  await sendLead('Ende');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
  await page.evaluate(() => {
    const seen = () => document.documentElement.toggleAttribute('data-told', true);
    new MutationObserver(() => document.querySelector('dialog[open]') && seen()).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  await enter(page);
  await row(page, 'Ende').waitFor();
  expect(await page.locator('html[data-told]').count()).toBe(0);
});

/** Texts of the page that are cut off, or that stand on one another. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && !element.closest('.sr-only, [aria-hidden=true]');
    const groups = [...document.querySelectorAll('tbody [data-index], .filters, .strip')];
    return groups.filter(shown).flatMap((group) => {
      const leaves = [...group.querySelectorAll('time, bdi, button, h1, dt, dd, .state, input, select')].filter(
        (element) => shown(element) && !element.closest('.lead-actions, .segments') && element.clientWidth > 2,
      );
      return leaves.flatMap((one, at) =>
        leaves.slice(at + 1).flatMap((other) => {
          if (one.contains(other) || other.contains(one)) return [];
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 1 && down > 1 ? [`${one.textContent} on ${other.textContent}`] : [];
        }),
      );
    });
  });

test.each([
  ['letters of 200 %', 'html { font-size: 2rem !important }'],
  ['wider spacing', widerSpacing],
])('at 1280 px with %s nothing overlaps, and dates and choices are legible', async (_, content) => {
  for (const name of ['Donaudampfschifffahrtsgesellschaft', 'Kurz'])
    await sendLead(name, { pageSource: 'Organisation (Papiere)' });
  query('update leads set created_at = created_at - 20 * 86400000');
  const { page } = await visitor(browser, { bypassCSP: true, viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.origin}/admin/dashboard`);
  await enter(page);
  await row(page, 'Kurz').waitFor();
  await page.addStyleTag({ content });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // The bar measures letters and gives choices away a frame after they have grown.
  await expect.poll(() => collisions(page)).toEqual([]);
  await expect.poll(wide).toBeLessThanOrEqual(0);
  const cut = await page
    .locator('tbody .lead-date')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
  expect(cut, 'dates').toBe(0);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const narrow = await page.locator('.filters select, search select').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (!(field instanceof HTMLSelectElement)) return [];
      const probe = document.createElement('span');
      probe.textContent = field.selectedOptions[0]?.textContent ?? '';
      probe.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(field).font}`;
      document.body.append(probe);
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const needed = probe.getBoundingClientRect().width;
      probe.remove();
      return needed > room + 1 ? [`${field.selectedOptions[0]?.textContent}: ${needed} of ${room}`] : [];
    }),
  );
  expect(narrow, 'choices').toEqual([]);
  await openLead(page, 'Kurz');
  expect(await wide(), 'open lead').toBeLessThanOrEqual(0);
});

test('charts label their series by name, in one colour of sufficient contrast, with all figures in a table', async () => {
  for (const [at, source] of ['KI-Lab', 'KI-Akademie', 'Kontakt', 'KI Organisation Whitepaper Landing'].entries())
    await sendLead(`Q${at}`, { pageSource: source });
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=origins&days=30');
  const bySource = page.getByRole('region', { name: 'Anfragen nach Seite', exact: true });
  // The last one as the list of leads calls it.
  for (const source of ['KI-Lab', 'KI-Akademie', 'Kontakt', 'Organisation (Papiere)'])
    await bySource.getByRole('img', { name: `${source}: 1` }).waitFor();
  const fills = await page
    .locator('svg[role=img] rect:nth-of-type(2)')
    .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill))]);
  expect(fills).toEqual(['rgb(37, 71, 244)']);
  await bySource.getByText('Als Tabelle').click();
  await bySource.getByRole('columnheader', { name: 'KI-Akademie' }).waitFor();
});

test('on a touch screen keyboard shortcuts can be turned off', async () => {
  await sendLead('Taste');
  const { page } = await visitor(browser, { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });
  await page.goto(`${site.origin}/admin/dashboard`);
  await enter(page);
  const opener = row(page, 'Taste').getByRole('button', { name: /ansehen$/ });
  await opener.waitFor();
  await page.keyboard.press('j');
  await focused(opener);
  await page.getByRole('button', { name: /^Menü/ }).click();
  await page.getByRole('checkbox', { name: 'Tastenkürzel' }).uncheck();
  await page.keyboard.press('Escape');
  await focused(page.getByRole('button', { name: /^Menü/ }));
  await page.keyboard.press('j');
  await focused(page.getByRole('button', { name: /^Menü/ }));
});

test('visitor input is marked with the language of the form', async () => {
  await sendLead('Sprache', { message: 'We would like a pilot', language: 'en' });
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Sprache');
  expect(await lead.getByText('We would like a pilot').getAttribute('lang')).toBe('en');
});

test('a consent text is marked with the language of the form', async () => {
  const person = { firstName: 'Ewa', lastName: 'Wortlaut', email: 'ewa@post.example', consent: true, language: 'en' };
  await fetch(`${site.origin}/api/newsletter/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, wordingVersion: 'general-en-2026-11-22' }),
  });
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter');
  await page.getByRole('button', { name: 'Ewa Wortlaut' }).click();
  const words = page.getByRole('dialog').getByText(/^Yes, .* may send me/);
  expect(await words.getAttribute('lang')).toBe('en');
});

const screens = [
  [360, 740],
  [768, 900],
  [1024, 800],
  [1440, 900],
] as const;

test('from phone to desktop nothing is wider than the screen and axe finds nothing, in any tab and with an open lead', async () => {
  await sendLead('Donaudampfschifffahrtsgesellschaftskapitän', { message: 'x'.repeat(4000) });
  const { page } = await staffAt(browser, site);
  const wide: string[] = [];
  const onEachScreen = async (what: string, look: (width: number) => Promise<void>) => {
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      // The frame in which the page has taken in its new width.
      const beyond = await page.evaluate(() =>
        new Promise(requestAnimationFrame).then(() => document.documentElement.scrollWidth - window.innerWidth),
      );
      if (beyond > 0) wide.push(`${what} at ${width} px`);
      await look(width);
    }
  };
  for (const tab of tabNames) {
    await page.goto(`${site.origin}/admin/dashboard?tab=${tab}`);
    await page.getByRole('tabpanel').getByRole('heading', { level: 1 }).waitFor();
    await onEachScreen(tab, async (width) => {
      const part = { 360: 'html', 1440: '[role=tabpanel]:not([hidden])' }[width];
      if (part) await passesAxe(page, 'staff, every tab: with one lead', part);
    });
  }
  await page.goto(`${site.origin}/admin/dashboard`);
  await openLead(page, 'Donaudampf');
  await page.getByText('Anfrage eingegangen').waitFor();
  await onEachScreen('an open lead', async (width) => {
    if (width === 360 || width === 1440) await passesAxe(page, 'staff lead: open');
  });
  expect(wide).toEqual([]);
}, 120_000);
