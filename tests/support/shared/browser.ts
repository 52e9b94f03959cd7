import { onTestFinished } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';

/**
 * The browser shared by all journeys of a worker: its files share modules (`isolate: false` in vitest.config.ts). Each
 * visitor has their own context, which is closed with the test.
 */
export const browser = await openBrowser();
browser.on('context', (context) =>
  onTestFinished(async () => {
    // A polling page may have a request pending: its route handler would fail when the page closes.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }),
);
