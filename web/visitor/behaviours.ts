import { startMinutes } from '#web/pictures/minutes.ts';

/** Scripted parts of pages that do not use React, by the value of their `data-behaviour`. */
const behaviours: Record<string, () => Promise<(element: HTMLElement) => () => void>> = {
  dots: async () => (await import('#web/pages/home/dots/start-dots.ts')).startDots,
  minutes: async () => startMinutes,
  papers: async () => (await import('#web/pages/knowledge-center/start-filter.ts')).startFilter,
};

/** Resolves when the first page has loaded and the browser is idle; Safari has no requestIdleCallback. */
const idle = (async () => {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  await new Promise<unknown>((done) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(done, { timeout: 2000 }) : setTimeout(done, 200),
  );
})();

const started = new Map<HTMLElement, Promise<() => void>>();

export function startBehaviours(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const load = behaviours[element.dataset.behaviour ?? ''];
    if (!load || started.has(element)) continue;
    // If its code fails to load, the element stays as the server rendered it.
    const stop = idle.then(load).then(
      (start) => (element.isConnected ? start(element) : () => {}),
      () => () => {},
    );
    started.set(element, stop);
  }
}

/** Stops behaviours whose elements are no longer in the document. */
export function stopLeftBehaviours(): void {
  for (const [element, stopping] of started) {
    if (element.isConnected) continue;
    void stopping.then((stop) => stop());
    started.delete(element);
  }
}
