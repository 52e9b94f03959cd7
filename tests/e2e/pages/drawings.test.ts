import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, type PageId } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** Selling pages of which drawings are a fifth; the others and why: docs/decisions/0038. */
const pages: readonly PageId[] = [
  'home',
  'about',
  'services',
  'use-cases',
  'knowledge-center',
  'ai-transformation',
  'ai-coaching',
  'ai-workshops',
  'ai-mvp',
  'ai-lab',
  'ai-academy',
  'ai-platform',
  'ai-applications',
  'spin-offs',
];

/**
 * Share of what is drawn in the area of `main`: drawings, figures, charts with their rows, drawn documents; each place
 * once, without words that stand over a drawing, without forms, the product that is operated, and what is as small as
 * an icon. Of a form the figure in it counts: it draws what has been filled in.
 */
const drawnShare = (page: Page) =>
  page.evaluate(() => {
    const drawn = [
      'svg',
      'figure:not(:has(.app))',
      '.sheet:not(.app)',
      'div.bg-white',
      'table:has(td svg):not(.table-rows)',
      'li:has(> svg[width="100%"])',
    ].map((one) => `main ${one}`);
    const cell = 4;
    const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const [columns, rows] = [Math.ceil(main.width / cell), Math.ceil(main.height / cell)];
    const cells = new Uint8Array(columns * rows);
    const fill = ({ left, top, right, bottom }: DOMRect, value: 0 | 1) => {
      const to = Math.min(columns, Math.ceil(right / cell));
      for (
        let y = Math.max(0, Math.floor((top - main.top) / cell));
        y < Math.min(rows, (bottom - main.top) / cell);
        y++
      )
        if (to > 0) cells.fill(value, y * columns + Math.max(0, Math.floor(left / cell)), y * columns + to);
    };
    for (const element of document.querySelectorAll(drawn.join())) {
      const box = element.getBoundingClientRect();
      const apart = element.closest('form figure') ? 'dialog, .app' : 'form, dialog, .app';
      if (element.checkVisibility() && !element.closest(apart) && box.width * box.height > 1600) fill(box, 1);
    }
    for (const words of document.querySelectorAll(
      'main > section:first-child :is(h1, p, a, button), main :is(h2, h2 + div p, h2 + div h3)',
    ))
      if (!words.closest('figure, svg, .sheet')) fill(words.getBoundingClientRect(), 0);
    return Math.round((cells.reduce((sum, value) => sum + value, 0) / cells.length) * 1000) / 10;
  });

test.each(
  pages.flatMap((id) => languages.map((language) => [id, language] as const)),
)('drawings are at least a fifth of %s, %s', async (id, language) => {
  // Who reads German is shown German at English addresses, too.
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const { page } = await visitor(browser, { locale, viewport: { width: 1440, height: 900 } });
  await page.goto(site.origin + hrefFor(id, language));
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  // All parts are laid out.
  await page.locator('html:not([data-arriving])').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What a file of drawings holds shows nothing unless the page says so.
  const unseen = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<SVGUseElement>('main use[href*=".svg#"]')].filter(
          (use) => use.checkVisibility() && use.getBBox().width === 0,
        ).length,
    );
  await expect.poll(unseen).toBe(0);
  expect(await drawnShare(page)).toBeGreaterThanOrEqual(20);
});

test.each(
  languages,
)('the accessible name of a cover on the home page contains its visible text: %s', async (language) => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/?lang=${language}`);
  const covers = await page
    .locator('main a[aria-label^="#"]', { has: page.locator('use') })
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('aria-label') ?? '',
        link.querySelector('use')?.getAttribute('href') ?? '',
      ]),
    );
  expect(covers.length).toBeGreaterThan(4);
  const [file] = covers[0]?.[1]?.split('#') ?? [];
  await page.goto(`${site.origin}${file}`);
  const read = await page.evaluate(() => {
    const symbols = [...document.querySelectorAll('symbol')];
    return symbols.map(({ id, children }) => {
      const texts = [...children].flatMap((child) => [...child.querySelectorAll('text')]);
      const lines = texts.flatMap((text) => (text.children.length > 0 ? [...text.children] : [text]));
      return [id, `#${lines.map(({ textContent }) => textContent).join(' ')}`];
    });
  });
  const words = new Map(read as [string, string][]);
  expect(covers.map(([name]) => name)).toEqual(covers.map(([, href]) => words.get(href?.split('#')[1] ?? '')));
});
