import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { print } from './print.ts';

const limit = 20;

/**
 * Bytes of scripts and styles that a page loads but does not use without interaction, relative to all bytes that it
 * loads, including HTML and fonts; uncompressed.
 */
export async function benchCoverage(): Promise<void> {
  const site = await serveSite();
  const browser = await openBrowser(true);
  try {
    for (const id of pageIds) {
      const { page } = await visitor(browser, {
        reducedMotion: 'no-preference',
        viewport: { width: 412, height: 823 },
      });
      await Promise.all([page.coverage.startJSCoverage(), page.coverage.startCSSCoverage()]);
      await page.goto(site.origin + hrefFor(id, 'de'), { waitUntil: 'networkidle' });
      await page.waitForTimeout(500);
      const [scripts, styles] = await Promise.all([page.coverage.stopJSCoverage(), page.coverage.stopCSSCoverage()]);
      const loaded = await page.evaluate(() =>
        performance
          .getEntries()
          .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0), 0),
      );
      const unusedScript = scripts.reduce(
        (sum, { source = '', functions }) =>
          sum +
          unusedOf(
            source.length,
            functions.flatMap(({ ranges }) => ranges),
          ),
        0,
      );
      const unusedStyle = styles.reduce(
        (sum, { text = '', ranges }) =>
          sum + (text.length - ranges.reduce((used, { start, end }) => used + end - start, 0)),
        0,
      );
      const share = (bytes: number) => (bytes / loaded) * 100;
      const unused = share(unusedScript + unusedStyle);
      const parts = `script ${share(unusedScript).toFixed(0)}, style ${share(unusedStyle).toFixed(0)}, of ${Math.round(loaded / 1000)} kB`;
      print(`unused of ${id}`, `${unused.toFixed(0)} %`, unused / limit, `limit ${limit} %; ${parts}`);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await site.end();
  }
}

/** Characters that never ran: inner ranges override outer ones, which come first. */
function unusedOf(
  length: number,
  ranges: readonly { startOffset: number; endOffset: number; count: number }[],
): number {
  const used = new Uint8Array(length);
  for (const { startOffset, endOffset, count } of ranges) used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return used.reduce((sum, one) => sum + (1 - one), 0);
}
