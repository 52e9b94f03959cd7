import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slotsPath } from '#contract/booking/booking.ts';
import { viewsPath } from '#contract/page-views.ts';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

async function visit(path: string, options: BrowserContextOptions = {}) {
  const { page, faults } = await visitor(browser, options);
  await page.goto(site.origin + path);
  await awake(page);
  return { page, faults };
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const services = (page: Page) => navigation(page).getByRole('button', { name: 'Leistungen' });
const serviceLink = (page: Page, name: RegExp) => navigation(page).getByRole('link', { name });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const path = (page: Page) => new URL(page.url()).pathname;

/** What the header lies on: nothing of its own, or a dark ground that blurs what is behind. */
const headerGround = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(header);
    if (backgroundColor === 'rgba(0, 0, 0, 0)' && backdropFilter === 'none') return 'clear';
    return backdropFilter.includes('blur') ? 'dark and blurred' : 'between';
  });

test('the header is clear up to 50 px of scroll, dark and blurred beyond, and clear again at the top', async () => {
  const { page, faults } = await visit('/');
  await expect.poll(() => headerGround(page)).toBe('clear');
  await scrollTo(page, 51);
  await expect.poll(() => headerGround(page)).toBe('dark and blurred');
  await scrollTo(page, 49);
  await expect.poll(() => headerGround(page)).toBe('clear');
  expect(faults).toEqual([]);
});

test('the services open on hover, stay while the pointer is inside, close when it leaves, and lead to a service', async () => {
  const { page, faults } = await visit('/');
  const transformation = serviceLink(page, /^KI-Transformation/);
  expect(await transformation.isVisible()).toBe(false);
  await services(page).hover();
  await transformation.waitFor();
  await passesAxe(page, 'services menu: open', 'header');
  expect(await services(page).getAttribute('aria-expanded')).toBe('true');
  await page.mouse.move(640, 700);
  await transformation.waitFor({ state: 'hidden' });
  expect(await services(page).getAttribute('aria-expanded')).toBe('false');
  await services(page).hover();
  await serviceLink(page, /^KI-Lab/).click();
  await page.waitForURL('**/leistungsangebot/ki-lab');
  await transformation.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test.each([
  'Enter',
  'ArrowDown',
])('%s opens the services, arrows move, Escape closes and gives the focus back', async (key) => {
  const { page, faults } = await visit('/');
  await services(page).focus();
  await page.keyboard.press(key);
  await focused(serviceLink(page, /^Alle Leistungen/));
  await page.keyboard.press('ArrowDown');
  await focused(serviceLink(page, /^KI-Transformation/));
  await page.keyboard.press('End');
  await focused(serviceLink(page, /^KI-Lab/));
  await page.keyboard.press('ArrowUp');
  await focused(serviceLink(page, /^KI-MVP/));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await focused(services(page));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await serviceLink(page, /^KI-Transformation/).waitFor({ state: 'hidden' });
  await focused(services(page));
  expect(faults).toEqual([]);
});

test('the drawings of the services are fetched when their menu opens', async () => {
  const { page, faults } = await visitor(browser);
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/thumbs.svg')) drawings.push(request.url());
  });
  await page.goto(`${site.origin}/imprint`, { waitUntil: 'networkidle' });
  await awake(page);
  expect(drawings).toEqual([]);
  await services(page).hover();
  await serviceLink(page, /^KI-Lab/).waitFor();
  const drawn = () =>
    page
      .locator('#services-menu use')
      .evaluateAll((all) => all.map((use) => use instanceof SVGUseElement && use.getBBox().width > 0));
  await expect.poll(drawn).toEqual(Array(8).fill(true));
  expect(drawings).toHaveLength(1);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a tap opens the services menu, another one closes it', async () => {
  const { page, faults } = await visit('/', { hasTouch: true });
  const academy = serviceLink(page, /^KI-Akademie/);
  await services(page).tap();
  await academy.waitFor();
  await services(page).tap();
  await academy.waitFor({ state: 'hidden' });
  await services(page).tap();
  await academy.tap();
  await page.waitForURL('**/leistungsangebot/ki-akademie');
  expect(faults).toEqual([]);
});

test('on a phone the menu opens over everything, keeps the focus inside, closes with Escape and leads to a page', async () => {
  const { page, faults } = await visit('/', { viewport: { width: 360, height: 740 } });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await toggle.click();
  await menu.waitFor();
  await passesAxe(page, 'phone menu: open');
  const outside: string[] = [];
  const reached = new Set<string>();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const place = await menu.evaluate((dialog) => {
      const { activeElement: active, body } = document;
      return { inside: active === body || dialog.contains(active), name: active?.textContent ?? '' };
    });
    reached.add(place.name);
    if (!place.inside) outside.push(place.name);
  }
  expect(outside).toEqual([]);
  expect([...reached], 'the keyboard reaches the last item').toContain('Spin-offs');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await focused(toggle);
  await toggle.click();
  await menu.getByText('Leistungen', { exact: true }).click();
  await menu.getByRole('link', { name: 'KI-Akademie' }).click();
  await page.waitForURL('**/leistungsangebot/ki-akademie');
  await menu.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('a link’s page is prefetched on hover, including data: the click needs no further response', async () => {
  const { page } = await visit('/imprint');
  const link = page.getByRole('banner').getByRole('link', { name: 'Wissenscenter' });
  const ahead = page.waitForResponse(/\/wissenscenter\?lang=de$/);
  await link.hover();
  await (await ahead).finished();
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'White Papers, Bücher und KI-Recht' }).waitFor();
  await page.getByText('#36 08/2025').first().waitFor();
});

test('the first Tab offers to skip to the content', async () => {
  const { page, faults } = await visit('/contact');
  await page.keyboard.press('Tab');
  await focused(page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await page.keyboard.press('Enter');
  await focused(page.getByRole('main'));
  expect(faults).toEqual([]);
});

test.each([
  ['de-DE', 'Diese Adresse führt ins Leere', /^Start/, 'Go to the English home page'],
  ['en-GB', 'This address leads nowhere', /^Home/, 'Zur deutschen Startseite'],
])('an unknown URL is answered with 404 in the language %s, with links to other pages', async (locale, title, home, otherHome) => {
  const { page } = await visitor(browser, { locale });
  const answer = await page.goto(`${site.origin}/gibt-es-nicht`);
  expect(answer?.status()).toBe(404);
  await awake(page);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('main').getByRole('link', { name: otherHome }).waitFor();
  await page.getByRole('main').getByRole('link', { name: home }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
});

test('navigation loads no document and makes no requests except for pages, their files and page views', async () => {
  const { page, faults } = await visit('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What the server would count as a view: those of scripts are counted by a call of their own.
    if (request.resourceType() === 'document' || request.headers().accept?.includes('text/html'))
      documents.push(pathname);
    const file = pathname.startsWith('/assets/') || pathname === '/favicon.svg';
    // What is free is asked for where its place comes near.
    if (!file && pathname !== slotsPath) asked.push(pathname);
  });
  await navigation(page).getByRole('link', { name: 'Über uns' }).click();
  await focused(page.getByRole('heading', { level: 1, name: /baut/ }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await page.waitForURL('**/privacy');
  await page.goBack();
  await page.waitForURL('**/ueber-uns');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => asked.filter((path) => path === viewsPath)).toHaveLength(3);
  // Pages also ahead of a click, where the pointer passes over a link.
  expect([...new Set(asked)].sort()).toEqual([viewsPath, '/privacy', '/ueber-uns']);
  expect(documents).toEqual([]);
  expect(faults).toEqual([]);
});

test.each([
  ['de-DE', 'Suche', 'Suchbegriff', '/suche', 'Verordnung & Pflichten'],
  ['en-GB', 'Search', 'Search term', '/search', 'duties & law'],
])('the search of the header leads to the results in the language %s', async (locale, button, field, results, query) => {
  const { page, faults } = await visit('/', { locale });
  const banner = page.getByRole('banner');
  // A search box becomes a combo box as soon as live results are there.
  const search = banner.getByLabel(field, { exact: true }).filter({ visible: true });
  await banner.getByRole('button', { name: button, exact: true }).click();
  await focused(search);
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${results}?q=*`);
  expect([path(page), new URL(page.url()).searchParams.get('q')]).toEqual([results, query]);
  await search.waitFor({ state: 'hidden' });
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(query);
  expect(faults).toEqual([]);
});

test('navigation works without HTTPS under another name than localhost', async () => {
  const { page, faults } = await visitor(browser);
  // Browsers keep some of what they can do from such hosts (Secure Contexts).
  await page.route('http://site.example/**', async (route) => {
    const url = route.request().url().replace('http://site.example', site.origin);
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
  });
  await page.goto('http://site.example/');
  await awake(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await page.goBack();
  await page.waitForURL('http://site.example/');
  expect(faults).toEqual([]);
});

test('one toast at a time, and F8 moves the focus to it', async () => {
  const { page, faults } = await visit('/contact');
  const send = page.getByRole('main').getByRole('button', { name: 'Nachricht senden' });
  const toasts = page.getByRole('region', { name: 'Mitteilungen (F8)' });
  await send.click();
  await toasts.getByText('Bitte füllen Sie alle Pflichtfelder aus').waitFor();
  await toasts.getByText('Vorname, Nachname, E-Mail und Nachricht sind erforderlich.').waitFor();
  await page.keyboard.press('F8');
  await focused(toasts.getByRole('list'));
  await send.click();
  await toasts.getByText('Bitte füllen Sie alle Pflichtfelder aus').waitFor();
  expect(await toasts.getByRole('listitem').count()).toBe(1);
  await toasts.getByRole('button', { name: 'Mitteilung schließen' }).click();
  await toasts.getByRole('listitem').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
