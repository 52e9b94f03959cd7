/** Distance below the viewport at which an element counts as near, once the visitor has interacted. */
const margin = '600px';

/** Milliseconds after which an idle visitor is treated as having interacted. */
const patience = 10_000;

/** Resolves on the visitor's first interaction; until then a page is only its HTML. */
const moved = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const listening = new AbortController();
  const begin = (event?: Event) => {
    // Browsers also fire pointermove when the page moves under a resting pointer.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    listening.abort();
    resolve();
  };
  for (const sign of ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'])
    window.addEventListener(sign, begin, { passive: true, signal: listening.signal });
  // Visitors who only read the first screen should find its interactive parts ready too.
  setTimeout(() => begin(), patience);
});

/**
 * Calls `then` once: after the first interaction, when the element is in or near the viewport, or when it is touched or
 * focused.
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, then: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => listening.abort();
  const near = () => {
    stop();
    then();
  };
  void moved.then(() => {
    if (signal.aborted) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      rootMargin: margin,
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
  element.addEventListener('focusin', near, { signal });
  element.addEventListener('pointerdown', near, { signal });
  return stop;
}
