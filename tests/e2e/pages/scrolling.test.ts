import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

async function visit(path: string, options: BrowserContextOptions = {}) {
  const { page, faults } = await visitor(browser, { reducedMotion: 'no-preference', ...options });
  await page.goto(site.origin + path);
  await awake(page);
  return { page, faults };
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const atTop = (page: Page) => page.waitForFunction(() => window.scrollY === 0);
/** Where the page stands once it has stopped moving: the same for so many frames. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, frames] = [window.scrollY, 0];
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames === 20) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('the logo leads to the home page, and there to its top without a navigation', async () => {
  const { page, faults } = await visit('/imprint');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: /zur Startseite/ }).click();
  await page.waitForURL(`${site.origin}/`);
  await scrollTo(page, 900);
  const before = await page.evaluate(() => ({ entries: history.length, key: history.state }));
  await banner.getByRole('link', { name: /zum Seitenanfang/ }).click();
  await atTop(page);
  expect(await page.evaluate(() => ({ entries: history.length, key: history.state }))).toEqual(before);
  await navigation(page).getByRole('link', { name: 'Kunden' }).click();
  await page.waitForURL('**/#clients');
  await banner.getByRole('link', { name: /zum Seitenanfang/ }).click();
  await atTop(page);
  expect(page.url(), 'the anchor is left behind').toBe(`${site.origin}/`);
  expect(faults).toEqual([]);
});

test('the logo interrupts scrolling to an anchor, and a new page begins at its top while the old one scrolls', async () => {
  const { page, faults } = await visit('/');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href$="#clients"]')?.click();
    document.getElementById('logo')?.click();
  });
  await focused(page.locator('#logo'));
  expect(await settled(page)).toBe(0);
  expect(page.url()).toBe(`${site.origin}/`);
  await navigation(page).getByRole('link', { name: 'Kunden' }).hover();
  await navigation(page).getByRole('link', { name: 'Über uns' }).hover();
  await page.evaluate(() => {
    const about = document.querySelector<HTMLElement>('header a[href="/ueber-uns"]');
    window.addEventListener('scroll', () => about?.click(), { once: true });
    document.querySelector<HTMLElement>('header a[href$="#clients"]')?.click();
  });
  await page.waitForURL('**/ueber-uns');
  await focused(page.getByRole('heading', { level: 1 }));
  expect(await settled(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('the clients section is scrolled to from another page, and by its URL', async () => {
  const clients = /^Aus welchen Branchen/;
  const shown = (page: Page) => {
    const heading = page.getByRole('heading', { name: clients });
    const inUpperHalf = () =>
      heading.evaluate((it) => {
        const { top } = it.getBoundingClientRect();
        return top > 0 && top < window.innerHeight / 2;
      });
    return expect.poll(inUpperHalf).toBe(true);
  };
  const { page, faults } = await visit('/imprint');
  await navigation(page).getByRole('link', { name: 'Kunden' }).click();
  await page.waitForURL('**/#clients');
  await shown(page);
  const direct = await visit('/#clients');
  await shown(direct.page);
  expect([...faults, ...direct.faults]).toEqual([]);
});

test('a new page starts at its top with a new title and the focus on its heading; Back restores the scroll position', async () => {
  const { page, faults } = await visit('/leistungsangebot/ki-workshops');
  const title = await page.title();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // Where the click itself may have scrolled to.
  await link.hover();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.waitForURL('**/imprint');
  await focused(page.getByRole('heading', { level: 1, name: 'Impressum' }));
  await atTop(page);
  expect(await page.title()).toMatch(/^Impressum \| /);
  await page.goBack();
  await page.waitForURL('**/leistungsangebot/ki-workshops');
  await focused(page.getByRole('heading', { level: 1 }));
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 1, place);
  expect(await page.title()).toBe(title);
  expect(faults).toEqual([]);
});

test('Back and Forward restore scroll positions within one page, as they do between pages', async () => {
  const { page, faults } = await visit('/wissenscenter');
  const near = (y: number) => page.waitForFunction((place) => Math.abs(window.scrollY - place) <= 1, y);
  const law = page.getByRole('main').getByRole('link', { name: /Regelwerke/ });
  // Where the click itself may have scrolled to.
  await law.hover();
  const before = await settled(page);
  await law.click();
  await page.waitForURL(/#law$/);
  const place = await settled(page);
  expect(place).toBeGreaterThan(before + 1000);
  await page.goBack();
  await near(before);
  await page.goForward();
  await near(place);
  // The anchor is where it was, also for who has left it and follows the link again.
  await scrollTo(page, 60);
  await law.click();
  await near(place);
  expect(await settled(page)).toBe(place);
  expect(faults).toEqual([]);
});

test('Back and Forward restore scroll positions within one page after a reload, too', async () => {
  const { page, faults } = await visit('/wissenscenter');
  const near = (y: number) => page.waitForFunction((place) => Math.abs(window.scrollY - place) <= 1, y);
  await scrollTo(page, 1500);
  const law = page.getByRole('main').getByRole('link', { name: /Regelwerke/ });
  await law.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/#law$/);
  const place = await settled(page);
  await page.reload();
  await awake(page);
  await near(place);
  await page.goBack();
  await near(1500);
  await page.goForward();
  await near(place);
  expect(faults).toEqual([]);
});

test('a page still loading is not shown after going back to the current page', async () => {
  const { page, faults } = await visit('/imprint');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await page.waitForURL('**/privacy');
  const title = await page.title();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/imprint*', async (route) => {
    await released;
    await route.continue();
  });
  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('/imprint'));
  await page.goBack();
  await page.goForward();
  release();
  await late;
  await settled(page);
  expect(page.url()).toBe(`${site.origin}/privacy`);
  expect(await page.title()).toBe(title);
  expect(await page.locator('#progress').isVisible()).toBe(false);
  expect(faults).toEqual([]);
});

test('the link at the end of the page leads to its top and moves the focus there', async () => {
  const { page, faults } = await visit('/leistungsangebot');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nach oben' }).click();
  await atTop(page);
  await focused(page.getByRole('banner').getByRole('link', { name: /zur Startseite/ }));
  expect(faults).toEqual([]);
});

/** How much of each drawing is hidden from the right. */
const hidden = (page: Page) =>
  page
    .locator('svg.plotted')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath.match(/([\d.]+)%/)?.[1] ?? '0'));

test('drawings are complete before the page is scrolled; those below the first screen are drawn as they come into view', async () => {
  const path = '/leistungsangebot/ki-transformation';
  const { page, faults } = await visit(path);
  await page.locator('html:not([data-arriving])').waitFor();
  const whole = (await hidden(page)).map(() => '0');
  expect(whole.length).toBeGreaterThan(3);
  expect(await hidden(page)).toEqual(whole);
  await scrollTo(page, 50);
  await expect.poll(() => hidden(page)).toEqual(whole.map((none, at) => (at === 0 ? none : '100')));
  await page
    .locator('svg.plotted')
    .last()
    .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => hidden(page)).toEqual(whole);
  await scrollTo(page, 0);
  await expect.poll(() => hidden(page)).toEqual(whole);
  const calm = await visit(path, { reducedMotion: 'reduce' });
  await scrollTo(calm.page, 50);
  expect(await hidden(calm.page)).toEqual(whole);
  expect([...faults, ...calm.faults]).toEqual([]);
});

test('in a tall window a drawing in view below the first sheet stays whole as scrolling begins, also on a page that follows', async () => {
  const { page, faults } = await visit('/leistungsangebot/ki-mvp', { viewport: { width: 1440, height: 1400 } });
  await page.locator('html:not([data-arriving])').waitFor();
  const whole = async () => {
    const inView = await page
      .locator('svg.plotted')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < window.innerHeight).length);
    expect(inView).toBeGreaterThan(0);
    await scrollTo(page, 4);
    await expect.poll(() => hidden(page)).toContain('100');
    expect((await hidden(page)).slice(0, inView)).toEqual(Array.from({ length: inView }, () => '0'));
  };
  await whole();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Alle Leistungen' }).click();
  await page.waitForURL('**/leistungsangebot');
  await atTop(page);
  await whole();
  expect(faults).toEqual([]);
});
