/** Elements to keep uncovered: everything styled as a button, and the figures on the home page's first screen. */
const kept = 'main :is(a, button).rounded-control, dl[data-clear]';
/** Distance between the bar and the button below it, in pixels. */
const gap = 8;

/**
 * Raises a bar at the bottom of the screen above the buttons it would cover, until the page is scrolled: only then can
 * they be scrolled out from under it.
 * @returns a function that measures again, for another page
 */
export function keepClearOfButtons(bar: HTMLElement, signal: AbortSignal): () => void {
  const stand = () => {
    // At the end of the page it covers nothing.
    if (getComputedStyle(bar).position !== 'fixed') return;
    bar.style.marginBottom = window.scrollY > 0 ? '' : `${lift(bar)}px`;
  };
  let wasScrolled = window.scrollY > 0;
  // Measuring forces a style recalculation of the whole page, so it must not run in every frame of a scroll.
  const whenScrolled = () => {
    const isScrolled = window.scrollY > 0;
    if (isScrolled === wasScrolled) return;
    wasScrolled = isScrolled;
    stand();
  };
  stand();
  // Buttons added later, such as free times, make the page taller.
  const grown = new ResizeObserver(stand);
  grown.observe(document.body);
  signal.addEventListener('abort', () => grown.disconnect());
  window.addEventListener('resize', stand, { signal });
  window.addEventListener('scroll', whenScrolled, { signal, passive: true });
  return stand;
}

/** How far to raise the bar so that it covers no button, in pixels; 0 if it would then overlap the header. */
function lift(bar: HTMLElement): number {
  bar.style.marginBottom = '';
  // Layout position, unaffected by the entrance animation.
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = bar;
  const boxes = [...document.querySelectorAll(kept)]
    .filter((button) => button.checkVisibility())
    .map((button) => button.getBoundingClientRect())
    .filter(({ left, right }) => left < offsetLeft + offsetWidth && right > offsetLeft)
    .sort((a, b) => b.top - a.top);
  let top = offsetTop;
  for (const box of boxes) {
    if (box.top < top + offsetHeight && box.bottom > top) top = box.top - gap - offsetHeight;
  }
  return top > headerHeight ? offsetTop - top : 0;
}

/** Height of the fixed header in pixels. */
const headerHeight = 72;
