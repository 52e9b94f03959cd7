import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { focused, visitor } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter, staffAt } from '#tests/support/staff-browser.ts';
import { deskOf, openLead, row } from './desk-steps.ts';

const site = await siteWith();
const { query, sendLead } = deskOf(() => site);
beforeEach(() => query('delete from leads'));

/** A member of staff with another screen. */
async function staffOn(width: number, height: number, address = '/admin/dashboard'): Promise<Page> {
  const { page } = await visitor(browser, { bypassCSP: true, viewport: { width, height } });
  await page.goto(site.origin + address);
  await enter(page);
  await page.waitForURL('**/admin/dashboard**');
  return page;
}

/** Lines on which the words of an element stand. */
const linesOf = (element: Locator) =>
  element.evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
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

test('on a phone the labels of an open lead stay whole, and so do its choices', async () => {
  await sendLead('Schmal');
  const page = await staffOn(360, 740);
  const lead = await openLead(page, 'Schmal');
  for (const name of ['Stand', 'Zuständig']) {
    expect(await linesOf(lead.locator('label', { hasText: name })), name).toBe(1);
    expect(await isCut(lead.getByLabel(name)), name).toBe(false);
  }
});

test('on a phone fields of text are as high as the choices beside them', async () => {
  const page = await staffOn(360, 740, '/admin/dashboard?tab=accounts');
  const height = (field: Locator) => field.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height(page.getByLabel('Benutzername'))).toBe(44);
  expect(await height(page.getByLabel('Rolle', { exact: true }))).toBe(44);
});

test('a note that could not be saved says so where it is seen', async () => {
  await sendLead('Funkloch', { message: 'Zeile\n'.repeat(14) });
  const page = await staffOn(1280, 720);
  const lead = await openLead(page, 'Funkloch');
  await lead.getByLabel('Neue Notiz').fill('Wichtig');
  await page.route('**/notes', (route) => route.abort());
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  const notice = lead.getByRole('alert');
  await notice.waitFor();
  await expect
    .poll(() =>
      notice.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, bottom - 4));
      }),
    )
    .toBe(true);
});

test('from the search Enter leads to the first hit, also before the list has followed', async () => {
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

async function signUp(lastName: string): Promise<void> {
  await fetch(`${site.origin}/api/newsletter/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Mia', lastName, email: `${lastName}@letters.example`, consent: true }),
  });
}

test.each([
  ['newsletter', 1280],
  ['audit', 768],
  ['outbox', 360],
  ['imports', 360],
] as const)('the tab %s with letters of twice the size fits into %d px, and names stay in sight', async (tab, width) => {
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
