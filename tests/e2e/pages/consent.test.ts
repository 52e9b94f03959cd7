import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor } from '#contract/site/pages.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** A visitor with an analytics library that writes down what it is told, in each of their tabs. */
async function visit() {
  const { page, faults } = await visitor(browser, { isNew: true });
  await page.context().addInitScript(() => {
    const consentCalls: unknown[] = [];
    Object.assign(window, { consentCalls, gtag: (...call: unknown[]) => consentCalls.push(call) });
  });
  await page.goto(site.origin);
  return { page, faults };
}

const consentCalls = (page: Page) => page.evaluate(() => (window as never as { consentCalls: unknown[] }).consentCalls);
const choice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });
const signals = (marketing: string, analytics: string) => [
  'consent',
  'update',
  { ad_storage: marketing, ad_user_data: marketing, ad_personalization: marketing, analytics_storage: analytics },
];

test('before a choice nothing is stored, no cookie is set and analytics gets no consent', async () => {
  const { page } = await visit();
  await banner(page).waitFor();
  await passesAxe(page, 'cookies: bar', '#consent-banner');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['language']);
  expect(await page.context().cookies()).toEqual([]);
  expect(await consentCalls(page)).toEqual([]);
});

test('accepting all grants everything, closes the banner and is applied again on the next load', async () => {
  const { page, faults } = await visit();
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await choice(page)).toEqual({ essential: true, analytics: true, marketing: true, functional: true });
  expect(await page.evaluate(() => Date.parse(localStorage.getItem('cookie-consent-date') ?? ''))).toBeGreaterThan(0);
  expect(await consentCalls(page)).toEqual([signals('granted', 'granted')]);
  await page.reload();
  await page.waitForFunction(() => (window as never as { consentCalls: unknown[] }).consentCalls.length > 0);
  expect(await consentCalls(page)).toEqual([signals('granted', 'granted')]);
  expect(faults).toEqual([]);
});

test('refusing stores only what is essential', async () => {
  const { page } = await visit();
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  expect(await choice(page)).toEqual({ essential: true, analytics: false, marketing: false, functional: false });
  expect(await consentCalls(page)).toEqual([signals('denied', 'denied')]);
});

test('single categories are saved from the settings, essential cannot be switched off, the footer opens them again', async () => {
  const { page, faults } = await visit();
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  const boxes = dialog.locator('input[type=checkbox]');
  expect(await boxes.first().isDisabled()).toBe(true);
  await dialog.getByLabel('Analyse').check();
  await dialog.getByRole('button', { name: 'Einstellungen speichern' }).click();
  expect(await choice(page)).toEqual({ essential: true, analytics: true, marketing: false, functional: false });
  expect(await consentCalls(page)).toEqual([signals('denied', 'granted')]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  expect(await dialog.getByLabel('Analyse').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Alle ablehnen' }).click();
  expect(await choice(page)).toEqual({ essential: true, analytics: false, marketing: false, functional: false });
  expect(faults).toEqual([]);
});

test.each([360, 768, 1440])('at %i px each button of the settings has its words on one line', async (width) => {
  const { page } = await visit();
  await page.setViewportSize({ width, height: 900 });
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click();
  const buttons = page.getByRole('dialog').getByRole('button', { name: /^(Alle|Einstellungen) / });
  const lines = () =>
    buttons.evaluateAll((all) =>
      all.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  await expect.poll(lines).toEqual([1, 1, 1]);
});

test('leaving the settings with Escape stores nothing', async () => {
  const { page } = await visit();
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).waitFor();
  await passesAxe(page, 'cookies: settings', 'dialog');
  await page.keyboard.press('Escape');
  await banner(page).waitFor();
  expect(await choice(page)).toBeNull();
});

test('a choice in one tab closes the bar of another, tells its library and leaves its focus alone', async () => {
  const { page, faults } = await visit();
  const other = await page.context().newPage();
  await other.goto(site.origin);
  await banner(other).waitFor();
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await banner(other).waitFor({ state: 'detached' });
  expect(await consentCalls(other)).toEqual([signals('granted', 'granted')]);
  expect(await other.evaluate(() => document.activeElement?.localName)).toBe('body');
  // A choice that is withdrawn is withdrawn in every tab.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect.poll(() => consentCalls(other)).toEqual([signals('granted', 'granted'), signals('denied', 'denied')]);
  expect(faults).toEqual([]);
});

test('settings that are open take over a choice made in another tab, and saving them does not undo it', async () => {
  const { page } = await visit();
  const other = await page.context().newPage();
  await other.goto(site.origin);
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  const settings = (tab: Page) => tab.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
  await settings(page).click();
  await settings(other).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
  const marketing = page.getByRole('checkbox', { name: /Marketing/ });
  await expect.poll(() => marketing.isChecked()).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Einstellungen speichern' }).click();
  expect(await choice(page)).toEqual({ essential: true, analytics: false, marketing: false, functional: false });
});

test('who decides elsewhere before the bar has appeared is not asked', async () => {
  const { page } = await visit();
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(site.origin);
  await awake(other);
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await other.clock.runFor(1500);
  expect(await other.locator('#consent-banner:not([hidden])').count()).toBe(0);
  expect(await consentCalls(other)).toEqual([signals('denied', 'denied')]);
});

test('a page that the browser kept shows no bar when the visitor, who has decided meanwhile, comes back to it', async () => {
  const { page } = await visit();
  await banner(page).waitFor();
  // What the browser does with a page that it keeps: it runs no script until it is shown again.
  await page.evaluate(
    (stored) => {
      localStorage.setItem('cookie-consent', stored);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    JSON.stringify({ essential: true, analytics: false, marketing: false, functional: false }),
  );
  await banner(page).waitFor({ state: 'detached' });
});

test('a bar whose styles could not be loaded appears on the next page', async () => {
  const { page } = await visitor(browser, { isNew: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/consent-styles-*.css', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto(site.origin);
  await failed;
  await page.getByRole('banner').getByRole('link', { name: 'Fallstudien' }).click();
  await page.waitForURL(`**${hrefFor('use-cases', 'de')}`);
  await banner(page).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
