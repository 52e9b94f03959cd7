/** What a page asks its visitors to do, whatever looks like a button, and the figures of home's first screen. */
const kept = 'main :is(a, button).rounded-control, dl[data-clear]';
/** Between the bar and the button below it, in pixels. */
const gap = 8;

/**
 * A bar at the bottom of the screen stands just above the buttons that it would lie upon, until the page is scrolled:
 * only then can they be brought out from below it.
 * @returns measures anew, for another page
 */
export function keepClearOfButtons(bar: HTMLElement, signal: AbortSignal): () => void {
  const stand = () => {
    // At the end of the page it lies upon nothing.
    if (getComputedStyle(bar).position !== 'fixed') return;
    bar.style.marginBottom = window.scrollY > 0 ? '' : `${lift(bar)}px`;
  };
  let wasScrolled = window.scrollY > 0;
  // Measuring styles the whole page anew: with each frame of scrolling nobody's page would be smooth.
  const whenScrolled = () => {
    const isScrolled = window.scrollY > 0;
    if (isScrolled === wasScrolled) return;
    wasScrolled = isScrolled;
    stand();
  };
  stand();
  // Buttons that come later, such as free times, make the page longer.
  const grown = new ResizeObserver(stand);
  grown.observe(document.body);
  signal.addEventListener('abort', () => grown.disconnect());
  window.addEventListener('resize', stand, { signal });
  window.addEventListener('scroll', whenScrolled, { signal, passive: true });
  return stand;
}

/** How far the bar has to rise to lie upon no button, in pixels; 0 where only the header would have room for it. */
function lift(bar: HTMLElement): number {
  bar.style.marginBottom = '';
  // Where it stands, whatever its entrance moves.
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

/** Of the fixed header, in pixels. */
const headerHeight = 72;
