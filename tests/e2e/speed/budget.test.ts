import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownHeader } from '#contract/http/known-parts.ts';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, type PageId, pageIds, whitePaperHref } from '#contract/site/pages.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { type FirstLoad, firstLoad } from '#tests/support/first-load.ts';
import { site } from '#tests/support/shared/site.ts';
import { shifts } from '#tests/support/shifts.ts';
import { sideBySide } from '#tests/support/side-by-side.ts';

type Budget = Record<Exclude<keyof FirstLoad, 'files'>, number>;

/** Bytes on the way to a visitor who has never been here. */
const usual: Budget = { html: 12_000, rules: 8_000, script: 13_700, style: 12_000, font: 50_000 };
/** Pages that bring more. Whoever takes something away lowers the number. */
const more: Partial<Record<PageId, Partial<Budget>>> = {
  home: { html: 18_800 },
  'knowledge-center': { html: 14_100 },
  'use-cases': { html: 16_000 },
  'ai-platform': { html: 13_600 },
};
/** What any page fetches by itself before the visitor does something: bytes of scripts, and requests in all. */
const most = { script: 20_000, requests: 12 };
/** Milliseconds within which that is so; whoever waits for longer finds what reacts ready (`web/ui/when-near.ts`). */
const firstLook = 10_000;
/** Layout shift of a page's whole load: what nobody sees, such as a line that a font moves by a pixel. */
const mostShift = 0.01;

function overspent({ files, ...bytes }: FirstLoad, budget: Budget): string[] {
  const kinds = Object.keys(usual) as (keyof Budget)[];
  const over = kinds
    .filter((kind) => bytes[kind] > budget[kind])
    .map((kind) => `${kind} ${bytes[kind]} of ${budget[kind]}`);
  return over.length > 0 ? [...over, ...files.map(([file, size]) => `${file} ${size}`)] : [];
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test.each(
  pageIds.flatMap((page) => languages.map((language) => [page, language] as const)),
)('the resources in the HTML of %s stay within budget, %s', async (page, language) => {
  const load = await firstLoad(site.origin + hrefFor(page, language), { 'accept-language': language });
  expect(load.files.length).toBeGreaterThan(3);
  // One script, with what it imports: `onFirstLoads` in vite.config.ts names what belongs there.
  expect(load.files.map(([file]) => file).filter((file) => file.endsWith('.js'))).toHaveLength(1);
  expect(overspent(load, { ...usual, ...more[page] })).toEqual([]);
});

/** A page that stands in the place of another one comes without the rules, the header and the footer that are there. */
const mostNavigation = 15_000;

test('going from page to page fetches at most 15 kB, German and English', async () => {
  const over: string[] = [];
  for (const page of pageIds) {
    for (const language of languages) {
      const address = site.origin + hrefFor(page, language);
      const { html } = await firstLoad(address, { 'accept-language': language, [knownHeader]: 'frame' });
      if (html > mostNavigation) over.push(`${page} ${language}: ${html}`);
    }
  }
  expect(over).toEqual([]);
});

test('the page of a white paper stays within the usual budget', async () => {
  expect(overspent(await firstLoad(site.origin + whitePaperHref('1', 'de')), usual)).toEqual([]);
});

test('no page fetches more than 20 kB of scripts or makes more than 12 requests by itself, including the cookie bar, and nothing on it shifts while it loads, with late fonts, or when its forms are hydrated', async () => {
  const over: unknown[] = [];
  const moved: unknown[] = [];
  const paths = [...pageIds.map((page) => hrefFor(page, 'de')), whitePaperHref('1', 'de')];
  await sideBySide(paths, async (path) => {
    const { page } = await visitor(browser, {
      isNew: true,
      reducedMotion: 'no-preference',
      viewport: { width: 412, height: 823 },
    });
    // Fonts that come late: what stood in their place has been read by then, and must not move.
    const painted = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.locator('#consent-banner:not([hidden])').waitFor();
    painted.resolve();
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(
      (until) =>
        performance
          .getEntries()
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ startTime }) => startTime < until)
          .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
      firstLook,
    );
    const script = files.filter(({ name }) => name.endsWith('.js')).reduce((sum, { size }) => sum + size, 0);
    if (script === 0 || script > most.script || files.length > most.requests) over.push(path, script, files);
    for (const at of [3, 9]) await page.mouse.move(at, at);
    await page.waitForFunction(isAtWork);
    const jumps = (await shifts(page)).filter(({ value }) => value > mostShift);
    if (jumps.length > 0) moved.push(path, jumps);
    await page.context().close();
  });
  expect(over).toEqual([]);
  expect(moved).toEqual([]);
}, 120_000);

/** In the page: what reacts on the first screen has come to life. */
function isAtWork(): boolean {
  return [...document.querySelectorAll('[data-island]')].every((island) => {
    const isShown = island.checkVisibility() && island.getBoundingClientRect().top < window.innerHeight;
    return !isShown || Object.keys(island).some((key) => key.startsWith('__reactContainer'));
  });
}
