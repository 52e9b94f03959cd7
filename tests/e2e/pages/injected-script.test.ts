import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#contract/page-context.ts';
import { hrefFor, staffPaths } from '#contract/site/pages.ts';
import { policyReportPaths, policyReportsAnswer } from '#contract/staff/alerts/policy-reports.ts';
import { endServer, type Listening, listen } from '#server/listen.ts';
import { root } from '#tests/house/files.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { until } from '#tests/support/until.ts';

/** The built pages, into each of which a script got that is not ours, as a fault of a page would let it. */
const renderPage: RenderPage = async (...asked) => {
  const { renderPage: render } = (await import(join(root, 'build/server/index.js'))) as { renderPage: RenderPage };
  const { status, html } = await render(...asked);
  return { status, html: html.replace('<main', '<script>window.injected = true</script><main') };
};

let browser: Browser;
let site: TestSite;
let listening: Listening;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startTestSite('sqlite', {}, renderPage)]);
  listening = await listen(site.app, site.fromMemory, 0, '127.0.0.1');
});
afterAll(async () => {
  await browser?.close();
  if (listening) await new Promise<void>((resolve) => endServer(listening, resolve));
  await site?.end();
});

/** The directives that the browser refused something by. */
async function refusalsAt(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    Object.assign(window, { refused });
  });
  await page.goto(listening.origin + path, { waitUntil: 'domcontentloaded' });
  expect(await page.content()).toContain('window.injected = true');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  return page.evaluate(() => ('refused' in window && Array.isArray(window.refused) ? window.refused : []));
}

test.each([
  ['a page that is kept', hrefFor('contact', 'de')],
  ['a page that never is', hrefFor('search', 'de', { query: { q: 'KI' } })],
  ['a page behind a mailed link', '/newsletter/confirm/made.up'],
  ['a page that there is not', '/nowhere'],
])('a script injected into %s does not run', async (_kind, path) => {
  const page = await browser.newPage();
  expect(await refusalsAt(page, path)).toEqual(['script-src-elem']);
  await page.close();
});

test('Trusted Types allow HTML only for our own fetched pages', async () => {
  const page = await browser.newPage();
  await page.goto(listening.origin + hrefFor('imprint', 'de'), { waitUntil: 'domcontentloaded' });
  const write = page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror="window.injected = true">';
  });
  await expect(write).rejects.toThrow(/TrustedHTML/);
  await page.close();
});

test('policy violations are listed for managers, by directive, scheme and page', async () => {
  const page = await browser.newPage();
  await page.goto(`${listening.origin}${hrefFor('imprint', 'de')}?secret=token`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example/path/of/somebody?q=1';
    document.body.append(image);
    try {
      document.body.innerHTML = '<b>x</b>';
    } catch {}
  });
  const { call } = await signIn(site);
  const found = await until('both reports', async () => {
    const answer = v.parse(policyReportsAnswer, await (await call(policyReportPaths.list)).json());
    const here = answer.reports.filter((report) => report.page === 'imprint');
    return here.some(({ directive }) => directive === 'img-src') ? here : undefined;
  });
  // Not before: a page that is closed at once may send none of them.
  await page.close();
  const reported = found.map(({ directive, blocked }) => [directive, blocked]);
  expect(reported).toContainEqual(['img-src', 'https']);
  expect(reported).toContainEqual(['require-trusted-types-for', 'trusted-types-sink']);
});

test('a script injected into the staff area does not run, those of its renderer do', async () => {
  const page = await browser.newPage();
  expect(await refusalsAt(page, staffPaths.login)).toEqual(['script-src-elem']);
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(true);
  await page.close();
});
