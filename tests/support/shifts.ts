import type { Page } from 'playwright-core';

/**
 * All that has moved without being asked to since the document began (CLS, https://wicg.github.io/layout-instability/).
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
        // Without any the observer stays silent.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
