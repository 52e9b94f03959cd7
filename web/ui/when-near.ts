/** How far below the screen an element counts as near, once the visitor moves. */
const margin = '600px';

/** Milliseconds after which a visitor who does nothing is taken to go on. */
const patience = 5000;

/** The visitor has begun to do something; until then a page does nothing but what its first screen needs. */
const moved = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    resolve();
  };
  for (const sign of ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'])
    window.addEventListener(sign, begin, { passive: true, signal: listening.signal });
  // Whoever reads on the first screen finds the rest ready, too.
  setTimeout(begin, patience);
});

/**
 * Calls `then` once: when the element is on the screen, comes near it as the visitor moves, or is touched or focused.
 * @returns stops waiting
 */
export function whenNear(element: Element, then: () => void): () => void {
  let observer = observe('0px');
  const stop = () => {
    observer?.disconnect();
    observer = null;
    element.removeEventListener('focusin', near);
    element.removeEventListener('pointerdown', near);
  };
  const near = () => {
    stop();
    then();
  };
  function observe(rootMargin: string): IntersectionObserver | null {
    const watching = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      rootMargin,
    });
    watching.observe(element);
    return watching;
  }
  void moved.then(() => {
    if (!observer) return;
    observer.disconnect();
    observer = observe(margin);
  });
  element.addEventListener('focusin', near);
  element.addEventListener('pointerdown', near);
  return stop;
}
