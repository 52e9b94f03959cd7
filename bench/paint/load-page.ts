import type { Browser } from 'playwright-core';

/** One load with an empty cache: times in milliseconds since navigation began, `shift` as the browser scores it. */
export type PageLoad = { firstPaint: number; largestPaint: number; blocking: number; shift: number; bytes: number };

/** A mid-range phone in a mobile network, as Lighthouse emulates it through DevTools. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowerProcessor = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds after the last task and request from which measured values no longer change. */
const settled = 1500;

/** Loads a URL in a new browser context and waits until nothing more happens. */
export async function loadPage(browser: Browser, url: string, language: string): Promise<PageLoad> {
  const context = await browser.newContext({ ...phone, locale: language });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', network);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    let bytes = 0;
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(settled);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const blocking = seen.tasks
      .filter(({ start }) => start >= seen.firstPaint)
      .reduce((sum, { length }) => sum + length - 50, 0);
    return { ...seen, blocking, bytes };
  } finally {
    await context.close();
  }
}

type Seen = Pick<PageLoad, 'firstPaint' | 'largestPaint' | 'shift'> & { tasks: { start: number; length: number }[] };

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const watch = <T extends PerformanceEntry>(type: string, take: (entry: T) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as T);
    });
    observer.observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch<PerformanceEntry & { value: number }>('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }));
}
