import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a printed page begins with the company name, without the rest of the header or anything covering the text', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/privacy`);
  await page.emulateMedia({ media: 'print' });
  const banner = page.getByRole('banner');
  expect(
    await banner
      .getByRole('link')
      .or(banner.getByRole('button'))
      .evaluateAll((all) => all.map(({ id }) => id)),
  ).toEqual(['logo']);
  expect(await banner.evaluate((header) => getComputedStyle(header).position), 'not on each sheet again').toBe(
    'static',
  );
  const [head, title] = [await banner.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).waitFor({ state: 'hidden' });
});

test.each([
  '/wissenscenter',
  '/wissenscenter?view=list',
])('%s is printed with its white papers, without the filters', async (path) => {
  const { page } = await visitor(browser);
  await page.goto(site.origin + path);
  const papers = page.locator('#whitepaper');
  const shown = await papers.getByRole('listitem').count();
  expect(shown).toBeGreaterThan(30);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => papers.getByRole('listitem').count()).toBe(shown);
  await papers.getByRole('heading').first().waitFor();
  expect(await papers.getByRole('radio').or(papers.getByRole('searchbox')).count()).toBe(0);
  expect(await papers.getByRole('navigation').count()).toBe(0);
  await page.context().close();
});

test('the timeline of the law is printed below its heading, on one sheet', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter?view=list`);
  const file = join(folder, 'law.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  const sheets = (await readPdf(file)).text.split('\f');
  const sheet = sheets.find((text) => text.includes('Welche Pflicht wann beginnt'));
  expect(sheet, 'the last year of its axis').toContain('2027');
  await page.context().close();
});

test('results of a search are printed without the overview, which is printed where there are none', async () => {
  const { page } = await visitor(browser);
  await page.emulateMedia({ media: 'print' });
  const overview = page.getByRole('heading', { name: 'Übersicht' });
  await page.goto(`${site.origin}/suche?q=Kosten`);
  await page.locator('main ol li').first().waitFor();
  expect(await overview.count()).toBe(0);
  await page.goto(`${site.origin}/suche?q=Xylophonbau`);
  await overview.waitFor();
  await page.context().close();
});

test.each([
  ['/ki-organisation-whitepaper', 'KI und Organisation'],
  ['/private-equity-ki-whitepaper', 'Liquidität'],
])('%s is printed with the papers that it offers, without checkboxes and fields', async (path, paper) => {
  const { page } = await visitor(browser);
  await page.goto(site.origin + path);
  await page.emulateMedia({ media: 'print' });
  const form = page.locator('main form');
  await form.getByText(paper, { exact: false }).first().waitFor();
  const toFillIn = form.getByRole('checkbox').or(form.getByRole('textbox')).or(form.getByRole('button'));
  expect(await toFillIn.count()).toBe(0);
  await page.context().close();
});

test.each([
  '/leistungsangebot',
  '/services',
])('%s is printed with several services per sheet, each starting point above its first service', async (path) => {
  const { page } = await visitor(browser);
  await page.goto(site.origin + path);
  const groups = await page
    .locator('main section:has(article)')
    .evaluateAll((sections) =>
      sections.map((section) => [...section.querySelectorAll('h2, h3')].map((title) => title.textContent ?? '')),
    );
  expect(groups.map((titles) => titles.length)).toEqual([3, 3, 3, 3]);
  const file = join(folder, 'services.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  const sheets = (await readPdf(file)).text.split('\f').map((text) => text.split('\n'));
  const sheetOf = (title: string) => sheets.findIndex((lines) => lines.includes(title));
  for (const [group = '', first = ''] of groups) expect([group, sheetOf(group)]).toEqual([group, sheetOf(first)]);
  const used = new Set(groups.flat().map(sheetOf));
  expect(used).not.toContain(-1);
  expect(used.size).toBeLessThanOrEqual(4);
  await page.context().close();
});

test.each([
  '/spin-offs',
  '/leistungsangebot/ki-mvp',
  '/leistungsangebot/ki-plattform',
])('no text of %s is printed in a light colour on a background that is not printed', async (path) => {
  const { page } = await visitor(browser);
  await page.goto(site.origin + path);
  await page.emulateMedia({ media: 'print' });
  const pale = await page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const brightness = (color: string, ground: string) => {
      if (!context) return 0;
      for (const fill of [ground, color]) {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** What lies behind the element's words on paper: grounds that browsers leave out are not there. */
    const groundOf = (element: Element | null): number => {
      if (!element) return 255;
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      const opaque = !/, 0\)|transparent|\/ 0/.test(backgroundColor);
      if (printColorAdjust === 'exact' && opaque) return brightness(backgroundColor, '#fff');
      return groundOf(element.parentElement);
    };
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .sr-only'))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const words = brightness(getComputedStyle(element).color, '#fff');
        return words > 150 && groundOf(element) > 150;
      })
      .map(({ textContent }) => textContent);
  });
  expect(pale).toEqual([]);
  await page.context().close();
});

test('in forced colours buttons have a border and the current language is marked', async () => {
  const { page } = await visitor(browser, { forcedColors: 'active' });
  await page.goto(site.origin);
  const styleOf = (name: string, property: 'border-top-width' | 'text-decoration-line') =>
    page
      .getByRole('banner')
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('main').getByRole('link', { name, exact: true }))
      .first()
      .evaluate((element, which) => {
        const shown = element.querySelector('span') ?? element;
        return getComputedStyle(shown).getPropertyValue(which);
      }, property);
  expect(await styleOf('Vorhaben schildern', 'border-top-width')).toBe('1px');
  expect(await styleOf('DE Deutsch', 'text-decoration-line')).toBe('underline');
  expect(await styleOf('EN English', 'text-decoration-line')).toBe('none');
});

test('in forced colours the chart of a calculation and its labels are visible', async () => {
  const { page } = await visitor(browser, { forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${site.origin}/rechner`);
  const fan = page.locator('.calc-plot');
  const ownText = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const drawn = (part: string, property: 'fill' | 'stroke') =>
    fan
      .locator(part)
      .first()
      .evaluate((element, which) => getComputedStyle(element).getPropertyValue(which), property);
  expect(await drawn('.calc-ends text', 'fill')).toBe(ownText);
  expect(await drawn('.calc-tip', 'fill')).toBe(ownText);
  expect(await drawn('.calc-tip', 'stroke')).not.toBe(await drawn('.calc-tip', 'fill'));
  expect(await drawn('.calc-rule', 'stroke')).toBe(ownText);
});

test.each([
  ['/leistungsangebot/ki-transformation', 'main li svg rect'],
  ['/ueber-uns', 'main figure svg rect.grown'],
])('in forced colours the bars of %s are visible', async (path, bars) => {
  const { page } = await visitor(browser, { forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(site.origin + path);
  const fills = await page
    .locator(bars)
    .evaluateAll((found) => [...new Set(found.map((bar) => getComputedStyle(bar).fill))]);
  const ownText = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(fills).toContain(ownText);
});
