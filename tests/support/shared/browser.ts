import { onTestFinished } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';

/**
 * The browser of all journeys that a worker runs: its files share their modules (`isolate: false` in
 * vitest.config.ts). Each visitor has a context of their own in it, which ends with the test.
 */
export const browser = await openBrowser();
browser.on('context', (context) =>
  onTestFinished(async () => {
    // A page that asks again and again may be asking now: what a route was about to answer fails with the page.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }),
);
