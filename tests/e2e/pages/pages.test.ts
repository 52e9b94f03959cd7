import { describe, expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, pageIds, staffPaths } from '#contract/site/pages.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const addresses = [
  ...pageIds.flatMap((page) => languages.map((language) => ({ path: hrefFor(page, language), language }))),
  { path: staffPaths.login, language: 'de' as const },
];

test('every page has a unique title and description, one h1, and its URL in both languages', async () => {
  const seen = new Map<string, string>();
  for (const { path, language } of addresses) {
    if (path === staffPaths.login) continue;
    const answer = await fetch(site.origin + path, { headers: { 'user-agent': 'Googlebot/2.1' } });
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(html).toContain(`<html lang="${language}"`);
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(title.length, `title of ${path}`).toBeGreaterThan(10);
    expect(description.length, `description of ${path}`).toBeGreaterThan(80);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} repeats`).toBeUndefined();
      seen.set(text, path);
    }
    expect(html.match(/<h1[\s>]/g), `h1 of ${path}`).toHaveLength(1);
    expect(html).toMatch(/<link rel="canonical"/);
    for (const hreflang of ['de', 'en', 'x-default']) expect(html).toContain(`hrefLang="${hreflang}"`);
    expect(html, `inline style on ${path}`).not.toMatch(/<[a-z][^>]* style="/);
  }
});

describe.each(addresses)('$path ($language)', ({ path, language }) => {
  test('has no accessibility finding, no overflow at 320 px or with twice the font size, no script error and no request to another host', async () => {
    const { page, faults } = await visitor(browser, {
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      viewport: { width: 320, height: 800 },
      bypassCSP: true,
    });
    const elsewhere: string[] = [];
    page.on('request', (request) => !request.url().startsWith(site.origin) && elsewhere.push(request.url()));
    if (path === staffPaths.login) {
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    } else {
      // English visitors are shown English without ?lang, which would leave out the detection that tells of the start.
      await page.goto(site.origin + path.replace('?lang=en', ''));
      await awake(page);
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'width of the content at 320 px').toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 900 });
    // Structure, names and colours are the same in both languages; what differs is the length of words.
    if (language === 'de') {
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      await passesAxe(page, 'every page, and the login of staff: as it opens, with all that unfolds unfolded');
    }
    // Letters alone, WCAG 1.4.4. Who sets them has sections that contain nothing (web/styles/base.css).
    await page.addStyleTag({ content: 'html { font-size: 2.125rem } main > section { contain: none !important }' });
    const widest = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const parts = [...document.querySelectorAll('header, header .wrap')];
        return Math.max(document.documentElement.scrollWidth, ...parts.map(({ scrollWidth }) => scrollWidth));
      });
    expect(await widest(), 'width of the content with letters of twice the size').toBeLessThanOrEqual(1280);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widest(), 'width of the content with letters of twice the size on a phone').toBeLessThanOrEqual(360);
    expect(elsewhere).toEqual([]);
    expect(faults).toEqual([]);
  });
});
