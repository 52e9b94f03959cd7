import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Language, languages } from '../contract/site/languages.ts';
import { openBrowser, visitor } from '../tests/support/browser.ts';
import { type ServedSite, serveSite } from '../tests/support/served-site.ts';
import { staffLogin } from '../tests/support/site.ts';
import { sampleMessages } from './sample-messages.ts';

// `npm run screenshots`: the pictures of README and docs, taken from the built site with sample leads.
const folder = join(import.meta.dirname, '../docs/screenshots');
const widths = { 360: 740, 768: 1024, 1440: 900 } as const;

const site = await serveSite();
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
for (const message of sampleMessages) {
  await fetch(`${site.origin}/api/contact/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
}
for (const [width, height] of Object.entries(widths).map(([width, height]) => [Number(width), height] as const)) {
  for (const language of languages) await publicPages(browser, site, language, width, height);
  await dashboard(browser, site, width, height);
}
await browser.close();
await site.end();

async function publicPages(browser: Browser, site: ServedSite, language: Language, width: number, height: number) {
  const { page } = await visitor(browser, {
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  // A visitor who has answered the cookie banner.
  await page.addInitScript(() =>
    localStorage.setItem('cookie-consent', '{"essential":true,"analytics":false,"marketing":false,"functional":false}'),
  );
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  await save(page, `home-${width}-${language}`);
  await save(page, `home-full-${width}-${language}`, true);
  await page.getByRole('main').locator('a[href^="/contact?from="]').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await save(page, `contact-modal-${width}-${language}`);
  await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle' });
  await save(page, `contact-${width}-${language}`, true);
  await page.context().close();
}

async function dashboard(browser: Browser, site: ServedSite, width: number, height: number) {
  const { page } = await visitor(browser, { viewport: { width, height } });
  await page.addInitScript(() =>
    localStorage.setItem('cookie-consent', '{"essential":true,"analytics":false,"marketing":false,"functional":false}'),
  );
  await page.goto(`${site.origin}/admin/dashboard`);
  await page.getByLabel('Benutzername').fill(staffLogin.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(staffLogin.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Großmann').first().waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, `dashboard-${width}`);
  await page.getByText('Großmann').first().click();
  await page.getByRole('dialog').waitFor();
  await save(page, `lead-${width}`);
  await page.context().close();
}

async function save(page: Page, name: string, fullPage = false) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
}
