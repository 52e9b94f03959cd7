import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { storageKeys } from '#contract/site/storage.ts';
import { findChromium } from '#scripts/lib/browser.mjs';

/**
 * Debian's Chromium, headless, with features off that would contact other hosts.
 * @param whole the full browser, as visitors have it, for measurements; tests use the faster headless shell
 */
export function openBrowser(whole = false): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(whole) ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      // Glyph widths as in a window: the shell would round them to pixels.
      '--font-render-hinting=none',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A test's page lives for a second or two: optimising its scripts costs more than it saves (decision 0006).
      ...(whole ? [] : ['--js-flags=--no-opt,--no-maglev,--single-threaded-gc']),
    ],
  });
}

/** A choice made on an earlier visit. */
const consent = JSON.stringify({ essential: true, analytics: false, marketing: false, functional: false });

/**
 * A visitor, German by default, who has answered the cookie banner before: it would cover the page a second after the
 * load, in the middle of a test. `isNew` starts with empty storage. `faults` collects every console error, failed
 * request and Content-Security-Policy violation of the page. Reduced motion reaches the same states with a third less
 * CPU; tests of motion turn it off.
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
  // As long as a test may take: a page that is slow on a busy machine is not at fault.
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

/** Resolves when the page's script has started: saving the detected language is its last step. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('language') !== null);
}

/** Resolves when the element has keyboard focus. */
export async function focused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Wider spacing of lines, letters, words and paragraphs, as a visitor may set it (WCAG 1.4.12). */
export const widerSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** What Chromium exposes to screen readers: the exact name of each element with one of the roles. */
export async function spokenNames(page: Page, ...roles: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && roles.includes(String(node.role?.value)))
    .map((node) => String(node.name?.value ?? ''));
}
