import type { Browser } from 'playwright-core';
import { hrefFor, type PageId } from '#contract/site/pages.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { median, printLimited, quantile } from '../print.ts';
import { countFrames, framesOf, turnWheel } from './count.ts';

/** Milliseconds that motion may add to a frame when the CPU is four times slower. */
const limit = 8;
const slowerProcessor = 4;
/** Pages whose drawings move when scrolled into view; the ideas on home move by themselves. */
const pages: readonly PageId[] = ['home', 'services', 'ai-transformation', 'use-cases', 'knowledge-center'];

/**
 * The main-thread cost of motion: frames of a page that is scrolled from top to bottom by wheel, at 2,000 px per
 * second, compared with the same under reduced motion; and those of home while its ideas sort themselves.
 */
export async function benchMotion(): Promise<void> {
  const site = await serveSite();
  const browser = await openBrowser(true);
  try {
    for (const id of pages) {
      const url = site.origin + hrefFor(id, 'de');
      report(`scrolling ${id}`, await scrolled(browser, url, true), await scrolled(browser, url, false));
    }
    const home = site.origin + hrefFor('home', 'de');
    report('ideas on home', await waited(browser, home, true), await waited(browser, home, false));
  } finally {
    await browser.close();
    await site.end();
  }
}

async function opened(browser: Browser, url: string, moves: boolean) {
  const { page } = await visitor(browser, {
    reducedMotion: moves ? 'no-preference' : 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Frames of a page that is idle at first, while scrolling to its end. */
async function scrolled(browser: Browser, url: string, moves: boolean): Promise<number[]> {
  const page = await opened(browser, url, moves);
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-arriving'));
  await page.waitForTimeout(6000);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await countFrames(page);
  await turnWheel(page, Math.ceil(height / 100), 50);
  const frames = await framesOf(page);
  await page.context().close();
  return frames;
}

/** Frames of the first six seconds after a page has loaded, without those of its layout. */
async function waited(browser: Browser, url: string, moves: boolean): Promise<number[]> {
  const page = await opened(browser, url, moves);
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-arriving'));
  await countFrames(page);
  await page.waitForTimeout(6000);
  const frames = await framesOf(page);
  await page.context().close();
  return frames;
}

function report(what: string, moving: readonly number[], still: readonly number[]): void {
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
    ['p99', 0.99],
  ] as const) {
    const added = quantile(moving, share) - quantile(still, share);
    printLimited(`${what}, ${name} added`, added, limit, 'ms', 1);
  }
  console.log(
    `  frames ${moving.length} and ${still.length}, median ${median(moving).toFixed(1)} and ${median(still).toFixed(1)} ms, ` +
      `p99 ${quantile(moving, 0.99).toFixed(1)} and ${quantile(still, 0.99).toFixed(1)} ms`,
  );
}
