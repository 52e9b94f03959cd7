import type { Page } from 'playwright-core';

/**
 * All unexpected layout shifts since the document started loading (CLS, https://wicg.github.io/layout-instability/).
 */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        new PerformanceObserver((list) => {
          resolve(
            (list.getEntries() as Shift[]).map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node }) => (node?.textContent || node?.nodeName || '').slice(0, 60)),
            })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called if there are none.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
