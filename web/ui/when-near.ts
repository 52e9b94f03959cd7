/** How far below the screen an element counts as near, once the visitor moves. */
const margin = '600px';

/** Milliseconds after which a visitor who does nothing is taken to go on. */
const patience = 10_000;

/** The visitor has begun to do something; until then a page is what its HTML is. */
const moved = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const listening = new AbortController();
  const begin = (event?: Event) => {
    // What moves is the page under a pointer that rests: browsers tell this, too.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    listening.abort();
    resolve();
  };
  for (const sign of ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'])
    window.addEventListener(sign, begin, { passive: true, signal: listening.signal });
  // Whoever reads on the first screen finds what reacts ready, too.
  setTimeout(() => begin(), patience);
});

/**
 * Calls `then` once: when the visitor, once moving, has the element on the screen or near it, or touches or focuses it.
 * @returns stops waiting
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
