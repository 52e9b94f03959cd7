import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const language = (page: Page) => page.evaluate(() => document.documentElement.lang);
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('language-manual')]);
const shows = (page: Page, wanted: string) =>
  page.waitForFunction((lang) => document.documentElement.lang === lang, wanted);
const detected = (page: Page) => page.waitForFunction(() => localStorage.getItem('language') !== null);

/** A visitor whose geolocation service answers as given; null stands for one that never answers. */
async function from(country: string | null, options: BrowserContextOptions = {}) {
  const { page, faults } = await visitor(browser, options);
  await page.route('**/api/geo', (route) =>
    country === null ? undefined : route.fulfill({ contentType: 'application/json', body: country }),
  );
  return { page, faults };
}

test('the server’s language is the one that detection finds: it does not switch and is saved without the manual flag', async () => {
  const { page, faults } = await visitor(browser, { locale: 'en-GB' });
  const languages: string[] = [];
  await page.exposeFunction('seen', (lang: string) => languages.push(lang));
  await page.addInitScript(() => {
    new MutationObserver(() =>
      (window as never as { seen: (lang: string) => void }).seen(document.documentElement.lang),
    ).observe(document, { attributes: true, subtree: true, attributeFilter: ['lang'] });
  });
  await page.goto(`${site.origin}/leistungsangebot`);
  await detected(page);
  expect(await language(page)).toBe('en');
  expect(await stored(page)).toEqual(['en', null]);
  expect(new Set(languages)).toEqual(new Set(languages.length > 0 ? ['en'] : []));
  expect(new URL(page.url()).pathname, 'detection never changes the address').toBe('/leistungsangebot');
  expect(faults).toEqual([]);
});

test('a country unknown to the server switches the language once, in place', async () => {
  const { page } = await from('{"country_code":"at"}', { locale: 'en-US' });
  await page.goto(`${site.origin}/services`);
  await shows(page, 'de');
  expect(new URL(page.url()).pathname).toBe('/services');
  expect(await stored(page)).toEqual(['de', null]);
});

test.each([
  ['an error page', '<html>'],
  ['a null country', '{"country_code":null}'],
  ['a number', '{"country_code":49}'],
  ['a list', '[]'],
])('if the geolocation service answers %s, the browser’s language decides', async (_case, body) => {
  const { page } = await from(body, { locale: 'de-CH' });
  await page.goto(`${site.origin}/services`);
  await detected(page);
  expect(await language(page)).toBe('de');
});

test('a geolocation service that never answers is abandoned after two seconds', async () => {
  const { page } = await from(null, { locale: 'en-US' });
  await page.goto(site.origin);
  await detected(page);
  expect(await stored(page)).toEqual(['en', null]);
});

test('the switch keeps page, scroll position and input, changes the URL, and is remembered', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/leistungsangebot`);
  await detected(page);
  let reloads = 0;
  page.on('load', () => reloads++);
  await page.getByRole('button', { name: 'EN English', exact: true }).first().click();
  await page.waitForURL('**/services');
  await shows(page, 'en');
  expect(await stored(page)).toEqual(['en', 'true']);
  expect((await page.context().cookies()).map(({ name, value }) => [name, value])).toEqual([['language', 'en']]);
  await page.goto(`${site.origin}/contact`);
  expect(await language(page), 'the server knows the choice').toBe('en');
  await page.getByRole('textbox', { name: 'Message' }).fill('half a sentence');
  reloads = 0;
  await page.getByRole('button', { name: 'DE Deutsch', exact: true }).first().click();
  await shows(page, 'de');
  expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).toBe('half a sentence');
  expect(reloads).toBe(0);
  expect(faults).toEqual([]);
});

test('if the server cannot deliver a language, an error is shown and page and input are kept', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/contact`);
  await detected(page);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('ein halber Satz');
  await page.route('**/contact?lang=en', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await page.getByRole('button', { name: 'EN English', exact: true }).first().click();
  await page.getByText('Die Seite ist gerade nicht zu erreichen').waitFor();
  expect(await language(page)).toBe('de');
  expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).toBe('ein halber Satz');
  await page.context().close();
});

test('input typed before the form’s code has loaded is kept when the language is switched', async () => {
  const { page, faults } = await visitor(browser);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/mount-*.js', (route) => void code.promise.then(() => route.continue()));
  await page.goto(`${site.origin}/contact`);
  await detected(page);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('ein halber Satz');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('halb@beispiel.example');
  await page.getByRole('button', { name: 'EN English', exact: true }).first().click();
  await shows(page, 'en');
  const typed = () =>
    page
      .getByRole('textbox', { name: /Message|Email/ })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect((await typed()).sort()).toEqual(['ein halber Satz', 'halb@beispiel.example']);
  const html = await page.locator('[data-island] form').elementHandle();
  code.resolve();
  await expect.poll(() => html?.evaluate((form) => form.isConnected)).toBe(false);
  expect((await typed()).sort()).toEqual(['ein halber Satz', 'halb@beispiel.example']);
  expect(faults).toEqual([]);
});

test('?lang applies to the whole visit without being stored; the switch removes it', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/?lang=en`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await page.waitForURL('**/imprint**');
  expect(await language(page)).toBe('en');
  expect(await stored(page)).toEqual([null, null]);
  await page.getByRole('button', { name: 'DE Deutsch', exact: true }).first().click();
  await shows(page, 'de');
  expect(new URL(page.url()).search).toBe('');
});

test('switching back before the other language has loaded cancels it, and links follow the language requested last', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/leistungsangebot`);
  await detected(page);
  const [english, german] = ['EN English', 'DE Deutsch'].map((name) =>
    page.getByRole('button', { name, exact: true }).first(),
  );
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/services?lang=en', (route) => void held.then(() => route.continue()));
  await english?.click();
  await german?.click();
  release();
  await page.waitForLoadState('networkidle');
  expect([await language(page), new URL(page.url()).pathname]).toEqual(['de', '/leistungsangebot']);
  expect(await stored(page)).toEqual(['de', 'true']);
  await page.unroute('**/services?lang=en');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-language-switch] [value=en]')?.click();
    document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
  });
  await page.waitForURL('**/contact');
  await shows(page, 'en');
  expect(faults).toEqual([]);
});

test('an English page at a shared URL keeps its own URL, which can be passed on', async () => {
  const { page } = await visitor(browser, { locale: 'en-GB' });
  await page.goto(`${site.origin}/services`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await page.waitForURL('**/imprint?lang=en');
});

test('a stored language without the manual flag is not used', async () => {
  const { page } = await visitor(browser, { locale: 'de-DE' });
  await page.addInitScript(() => localStorage.getItem('language') ?? localStorage.setItem('language', 'en'));
  await page.goto(site.origin);
  await page.waitForFunction(() => localStorage.getItem('language') === 'de');
  expect(await language(page)).toBe('de');
});

test('a choice made before the scripts loaded is kept, whatever the browser’s language', async () => {
  const { page, faults } = await visitor(browser, { javaScriptEnabled: false, locale: 'en-GB' });
  await page.goto(`${site.origin}/imprint`);
  await page.getByRole('button', { name: 'DE Deutsch', exact: true }).first().click();
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  const cookies = await page.context().cookies();
  const later = await visitor(browser, { locale: 'en-GB' });
  await later.page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'C' }));
  await later.page.context().addCookies(cookies);
  await later.page.goto(`${site.origin}/imprint`);
  await detected(later.page);
  expect([await language(later.page), ...(await stored(later.page))]).toEqual(['de', 'de', 'true']);
  await later.page.evaluate(() => localStorage.clear());
  await later.page.context().clearCookies();
  await later.page.goto(`${site.origin}/imprint`);
  await detected(later.page);
  expect(await language(later.page), 'a name that is no language tag is not German').toBe('en');
  expect([...faults, ...later.faults]).toEqual([]);
});

test('a crawler that runs scripts keeps the language of the path and does not call the geolocation service', async () => {
  const { page } = await from('{"country_code":"US"}', {
    locale: 'en-US',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/leistungsangebot`, { waitUntil: 'networkidle' });
  expect(await language(page)).toBe('de');
  expect(asked).not.toContain('/api/geo');
});
