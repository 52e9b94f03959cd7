import type { Page } from 'playwright-core';
import { hrefFor } from '#contract/site/pages.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { median, printLimited } from '../print.ts';

const limit = 100;
const rounds = 5;
const slowerProcessor = 4;

type Step = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** The element to tap, or the keys to press. */
  touch: string | { keys: string };
};

const menu = 'header [commandfor=site-menu]:visible';
const message = 'main a[data-dialog="home.hero"]';

/** The most frequent interactions of visitors, each on its own page. */
const steps: Step[] = [
  { name: 'menu', path: hrefFor('home', 'de'), touch: menu },
  {
    name: 'language switch',
    path: hrefFor('services', 'de'),
    prepare: (page) => page.locator(menu).tap(),
    touch: '#site-menu [data-language-switch] button:last-of-type',
  },
  { name: 'dialog of a message', path: hrefFor('home', 'de'), touch: message },
  {
    name: 'typing in it',
    path: hrefFor('home', 'de'),
    prepare: async (page) => {
      await page.locator(message).tap();
      await page.getByRole('dialog').getByLabel('Vorname').tap();
    },
    touch: { keys: 'Mira' },
  },
  { name: 'booking dialog', path: hrefFor('services', 'de'), touch: 'header a[data-dialog]:visible' },
  {
    name: 'filter of the papers',
    path: hrefFor('knowledge-center', 'de'),
    touch: '[data-behaviour=papers] label:nth-child(3)',
  },
  { name: 'a question opened', path: hrefFor('home', 'de'), touch: 'main details > summary' },
  {
    name: 'a number of the calculation',
    path: hrefFor('calculator', 'de'),
    prepare: (page) => page.locator('.calc input[inputmode]').first().tap(),
    touch: { keys: '5' },
  },
  { name: 'going to another page', path: hrefFor('home', 'de'), touch: 'main a[href^="/leistungsangebot/"]' },
];

/**
 * Interaction to next paint on a phone whose CPU is four times slower, as measured by browsers (Event Timing): the
 * longest event of a tap or key press, from its occurrence to the next painted frame. Its resolution is eight
 * milliseconds.
 */
export async function benchInteractions(): Promise<void> {
  const site = await serveSite();
  const browser = await openBrowser(true);
  try {
    for (const step of steps) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const { page } = await visitor(browser, {
          reducedMotion: 'no-preference',
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          isMobile: true,
          hasTouch: true,
        });
        await page.addInitScript(observe);
        await page.goto(site.origin + step.path, { waitUntil: 'networkidle' });
        const protocol = await page.context().newCDPSession(page);
        await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
        await step.prepare?.(page);
        if (typeof step.touch === 'string') await page.locator(step.touch).first().scrollIntoViewIfNeeded();
        // By now, islands near the element are hydrated.
        await page.waitForTimeout(3000);
        await page.evaluate(() => (globalThis as unknown as Seen).interactions.splice(0));
        if (typeof step.touch === 'string') await page.locator(step.touch).first().tap();
        else await page.keyboard.type(step.touch.keys);
        await page.waitForTimeout(1500);
        const seen = await page.evaluate(() => (globalThis as unknown as Seen).interactions);
        times.push(Math.max(0, ...seen));
        await page.context().close();
      }
      printLimited(`next paint: ${step.name}`, median(times), limit, 'ms');
    }
  } finally {
    await browser.close();
    await site.end();
  }
}

type Seen = { interactions: number[] };

/** Runs in the page, before its own scripts. */
function observe(): void {
  const interactions: number[] = [];
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId) interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
