import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { adminPaths, contactsPage } from '#contract/staff/contacts.ts';
import { seedDatabase } from '#scripts/seed/store.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { postJson, tokenFrom } from '#tests/support/servers/post-json.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { submit } from '#tests/support/staff-browser.ts';
import { median, print, printLimited, quantile } from '../print.ts';
import { countFrames, framesOf, turnWheel } from './count.ts';

const leads = 100_000;
const rounds = 5;
const scrolled = 10_000;
/** Milliseconds of a frame at 60 Hz, and the CPU slowdown at which frames must stay within it. */
const frame = 16;
const slowerProcessor = 4;
const row = 'tbody [data-lead]';

/**
 * What staff wait for with 100,000 leads on SQLite, measured in Chromium: from the key or button press to the frame
 * that shows the result.
 */
export async function benchDesk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  await seedDatabase({ databaseFile: join(folder, 'site.sqlite') }, { seed: 1, until: Date.now(), count: leads });
  const site = await serveSite({ DATA_DIR: folder });
  const browser = await openBrowser(true);
  try {
    await searchable(site);
    const logins: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const { page, took, script } = await logIn(await newPage(), site);
      logins.push(took);
      if (round === rounds) {
        printLimited('list usable after login', median(logins), 1000, 'ms');
        printLimited('scripts of the staff area, brotli', script / 1000, 250, 'kB');
        await measure(page);
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
    await site.end();
    rmSync(folder, { recursive: true, force: true });
  }

  async function newPage(): Promise<Page> {
    return (await visitor(browser, { reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } })).page;
  }
}

/** Waits for the search file, which is created on the first request. */
async function searchable(site: ServedSite): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFrom(site.origin)}` };
  const ask = () => postJson(site.origin + adminPaths.contactsSearch, { q: 'a' }, headers);
  while (!(await ask()).ok) await sleep(1000);
}

/** @returns milliseconds from pressing the login button to the first row, and the scripts' transferred bytes */
async function logIn(page: Page, site: ServedSite) {
  await page.goto(`${site.origin}/admin/dashboard`);
  await page.getByLabel('Benutzername').fill(staffLogin.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(staffLogin.password);
  const took = await timed(page, () => submit(page).click(), row);
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  );
  return { page, took, script };
}

async function measure(page: Page): Promise<void> {
  const opened: number[] = [];
  for (let at = 0; at < rounds * 2; at++) {
    opened.push(await timed(page, () => page.locator(row).nth(at).click(), '#lead-name'));
    await page.keyboard.press('Escape');
    await page.locator('#lead-name').waitFor({ state: 'detached' });
  }
  printLimited('a lead opened', median(opened), 100, 'ms');

  const answered: number[] = [];
  const field = page.getByRole('searchbox', { name: 'Suchen' });
  // Existing names, so that each typed letter finds leads.
  const names = await page.locator('tbody .lead-name bdi').allTextContents();
  for (const name of names.slice(0, rounds)) {
    for (const letter of name.split(' ').at(-1)?.slice(0, 6) ?? '') {
      await field.focus();
      answered.push(
        await timed(page, () => page.keyboard.press(letter), 'table[aria-busy=false]', 'table[aria-busy=true]'),
      );
    }
    await field.fill('');
    await page.waitForTimeout(500);
  }
  printLimited('a letter of a search answered', median(answered), 150, 'ms');
  await benchScrolling(page);
}

/** Frames while scrolling fast through a thousand of ten thousand rows. */
async function benchScrolling(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === adminPaths.contactsSearch,
    (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), limit: contactsPage.maxLimit }) }),
  );
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  const loaded = () =>
    page.evaluate(() => Number(/([\d.]+) von .*geladen/.exec(document.body.innerText)?.[1]?.replaceAll('.', '') ?? 0));
  while ((await loaded()) < scrolled) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.waitForTimeout(1000);
  await countFrames(page);
  await page.evaluate(countGaps);
  await turnWheel(page, 370, 16);
  const frames = await framesOf(page);
  const gaps = await page.evaluate(() => (globalThis as unknown as Gaps).gaps);
  print('scroll events with a gap below', String(gaps), gaps / frames.length, 'frames');
  printLimited('longest frame of 1,000 rows', Math.max(...frames), frame, 'ms', 1);
  printLimited('frames of 1,000 rows, p99', quantile(frames, 0.99), frame, 'ms', 1);
  printLimited('frames of 1,000 rows, median', median(frames), frame, 'ms', 1);
}

type Gaps = { gaps: number };

/** Runs in the page. Counts scroll events at which the rows end above the window's lower edge: before any is added. */
function countGaps(): void {
  const counted: Gaps = Object.assign(globalThis as unknown as Gaps, { gaps: 0 });
  const look = () => {
    const last = document.querySelector('tbody tr:last-child');
    if (last && last.getBoundingClientRect().bottom < window.innerHeight) counted.gaps += 1;
  };
  window.addEventListener('scroll', look, { capture: true, passive: true });
}

type Seen = { took: Promise<number> };

/**
 * Milliseconds from a press to the frame after an element is present.
 * @param between an element that must have been present before
 */
async function timed(page: Page, press: () => Promise<unknown>, until: string, between?: string): Promise<number> {
  await page.evaluate(watch, { until, between: between ?? null });
  await press();
  return page.evaluate(() => (globalThis as unknown as Seen).took);
}

/** Runs in the page. */
function watch({ until, between }: { until: string; between: string | null }): void {
  const took = new Promise<number>((done) => {
    let began = 0;
    let passed = between === null;
    const press = ({ timeStamp }: Event) => {
      began ||= timeStamp;
    };
    for (const type of ['pointerdown', 'keydown', 'input'])
      window.addEventListener(type, press, { capture: true, once: true });
    const look = () => {
      if (began === 0) return;
      if (between !== null && document.querySelector(between)) passed = true;
      if (!passed || !document.querySelector(until)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  Object.assign(globalThis, { took });
}
