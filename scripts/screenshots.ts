import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Language, languages } from '#contract/site/languages.ts';
import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';
import { enter } from '#tests/support/staff-browser.ts';
import { samples } from './seed/samples.ts';
import { seedDatabase } from './seed/store.ts';

// `npm run screenshots`: screenshots of all pages at three widths, taken from the built site with sample leads, into
// data/screenshots; `-- staff` takes only those of the staff area. The six in the README are kept in docs/screenshots.
const staffOnly = process.argv.includes('staff');
const folder = join(import.meta.dirname, '../data/screenshots');
const keptFolder = join(import.meta.dirname, '../docs/screenshots');
/** Number of pages per contact sheet. */
const pagesOnSheet = 7;
const widths = { 360: 740, 768: 1024, 1440: 900 } as const;

const order = { count: 600, seed: 1, until: Date.now() };
/** Last name of the newest lead with a message. */
const newest = [...samples(order)].flatMap(({ lead }) => (lead?.message ? lead.last_name : [])).at(-1) ?? '';

const data = mkdtempSync(join(tmpdir(), 'site-screenshots-'));
await seedDatabase({ databaseFile: join(data, 'site.sqlite') }, order);
const site = await serveSite({ DATA_DIR: data });
const browser = await openBrowser(true);
if (!staffOnly) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [width, height] of Object.entries(widths).map(([width, height]) => [Number(width), height] as const)) {
  for (const language of staffOnly ? [] : languages) await publicPages(browser, site, language, width, height);
  await dashboard(browser, site, width, height);
}
await browser.close();
await site.end();
rmSync(data, { recursive: true, force: true });
for (const file of readdirSync(keptFolder)) {
  if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(keptFolder, file));
}

async function publicPages(browser: Browser, site: ServedSite, language: Language, width: number, height: number) {
  const { page } = await visitor(browser, {
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    viewport: { width, height },
    // Scrollbars of mobile browsers overlay the page.
    ...(width < 500 && { isMobile: true, hasTouch: true }),
  });
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  await save(page, `home-${width}-${language}`);
  await page.getByRole('main').locator('a[href^="/contact?from="]').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await save(page, `contact-modal-${width}-${language}`);
  const shots: { name: string; image: Buffer }[] = [];
  for (const name of pageIds) {
    await page.goto(`${site.origin}${hrefFor(name, language)}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    shots.push({ name, image: await page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg' }) });
  }
  await page.context().close();
  for (let at = 0; at < shots.length; at += pagesOnSheet) {
    const part = shots.slice(at, at + pagesOnSheet);
    await contactSheet(browser, part, `pages-${width}-${language}-${at / pagesOnSheet + 1}`);
  }
}

/** Several pages in one picture, each in full length and wide enough to read its headings, with its name above it. */
async function contactSheet(browser: Browser, shots: readonly { name: string; image: Buffer }[], name: string) {
  const page = await browser.newPage({ viewport: { width: 48 + shots.length * 380 - 20, height: 1000 } });
  // Seven full-length pages take a busy machine a while.
  page.setDefaultTimeout(120_000);
  const figures = shots.map(
    (shot) =>
      `<figure><figcaption>${shot.name}</figcaption><img src="data:image/jpeg;base64,${shot.image.toString('base64')}"></figure>`,
  );
  await page.setContent(`<style>body{margin:24px;background:#d9d5ca;font:600 15px system-ui;display:grid;gap:20px;align-items:start;
    grid-template-columns:repeat(${shots.length},360px)}figure{margin:0}img{width:100%;display:block;margin-top:6px}</style>${figures.join('')}`);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 35, fullPage: true });
  await page.close();
}

async function dashboard(browser: Browser, site: ServedSite, width: number, height: number) {
  const { page } = await visitor(browser, {
    viewport: { width, height },
    ...(width < 500 && { isMobile: true, hasTouch: true }),
  });
  await page.goto(`${site.origin}/admin/dashboard`);
  await enter(page);
  await page.getByText(newest).first().waitFor();
  // The event stream never ends, so the network never becomes idle here.
  await page.getByText('12 Wochen').first().waitFor({ state: 'attached' });
  await save(page, `dashboard-${width}`);
  const row = page.getByRole('row').filter({ hasText: newest }).first();
  await row.getByRole('button', { name: /ansehen$/ }).click();
  await page.getByText('Anfrage eingegangen').waitFor();
  await save(page, `lead-${width}`);
  await page.goto(`${site.origin}/admin/dashboard?tab=origins&days=30`);
  await page.getByRole('cell').first().waitFor();
  await save(page, `origins-${width}`);
  await page.context().close();
}

async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
