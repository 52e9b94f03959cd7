import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { storageKeys } from '#contract/site/storage.ts';
import { findChromium } from '#scripts/lib/browser.mjs';

/**
 * Debian's Chromium, headless; network features that would ask the outside world are off.
 * @param whole as visitors have it, for what is timed; tests take the quicker shell of it
 */
export function openBrowser(whole = false): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(whole) ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      // Letters as wide as in a window: the shell would fit them to its pixels.
      '--font-render-hinting=none',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A choice made on an earlier visit. */
const consent = JSON.stringify({ essential: true, analytics: false, marketing: false, functional: false });

/**
 * A visitor, German by default, who has answered the cookie banner before: it would rise over the page a second
 * after the load, in the middle of a test. `isNew` leaves the storage empty. Every console error, failed request
 * and Content-Security-Policy violation of the page is collected in `faults`. Who wants less motion gets to the same
 * places with a third less of a processor; tests of motion ask for it.
 */
export async function visitor(
  browser: Browser,
  { isNew = false, ...options }: BrowserContextOptions & { isNew?: boolean } = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...options,
  });
  // As long as a test may take: on a busy machine a page is late, and that is no fault of the page.
  context.setDefaultNavigationTimeout(60_000);
  if (!isNew) {
    await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
      key: storageKeys.cookieConsent,
      value: consent,
    });
  }
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return { page, faults };
}

/** Resolves when the page's script is at work: saving the detected language is the last thing it does at its start. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('language') !== null);
}

/** Resolves when the element has the keyboard focus. */
export async function focused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Wider spacing of lines, letters, words and paragraphs, as a visitor may set it (WCAG 1.4.12). */
export const widerSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** What Chromium hands to screen readers: the name of each element with the role, as it is, with no space added. */
export async function spokenNames(page: Page, ...roles: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && roles.includes(String(node.role?.value)))
    .map((node) => String(node.name?.value ?? ''));
}
