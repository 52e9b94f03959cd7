/**
 * Elements to keep uncovered: everything styled as a button, links to the booking page outside running text, what has
 * the focus, and the figures on the home page's first screen.
 */
const kept =
  ':is(main, footer) :is(.rounded-control:is(a, button, summary), a[href^="/booking"]:not(p *), :focus), dl[data-clear]';
/** Distance between the bar and the button below it, in pixels. */
const gap = 8;

/** Milliseconds without a scroll after which the page counts as resting. */
const pause = 150;

/**
 * Raises a bar at the bottom of the screen above the buttons, and the focused element, that it would cover where the
 * page rests, or moves it to the other edge. Moved by `translate`, which shifts no layout.
 * @returns a function that measures again, for another page
 */
export function keepClearOfButtons(bar: HTMLElement, signal: AbortSignal): () => void {
  // An observer reports positions with the next frame. Reading them would lay out the whole page at once, including
  // what is left for later (`data-arriving`).
  const positions = new IntersectionObserver((entries) => {
    positions.disconnect();
    // A press that began on one of its buttons must end there.
    if (bar.matches(':active')) return whenResting();
    // At the end of the page it covers nothing.
    if (getComputedStyle(bar).position === 'fixed') bar.style.translate = clearPlace(bar, entries);
  });
  const stand = () => {
    positions.disconnect();
    // The bar itself, so that there is a report when no button is left.
    for (const element of [bar, ...document.querySelectorAll(kept)]) positions.observe(element);
  };
  let timer: ReturnType<typeof setTimeout>;
  const whenResting = () => {
    clearTimeout(timer);
    timer = setTimeout(stand, pause);
  };
  stand();
  // Buttons added later, such as free times, make the page taller, or appear in a space kept for them.
  const grown = new ResizeObserver(stand);
  grown.observe(document.body);
  const added = new MutationObserver(whenResting);
  added.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    grown.disconnect();
    added.disconnect();
    positions.disconnect();
  });
  window.addEventListener('resize', stand, { signal });
  window.addEventListener('scroll', whenResting, { signal, passive: true });
  // A raised bar lies where the scroll padding leaves no room for it.
  document.addEventListener('focusin', whenResting, { signal });
  return stand;
}

/**
 * Where the bar covers nothing of what is reported on the screen, as a `translate`: at its own edge, or at the other
 * one if here it would have to rise far, into the text above the buttons. Without such a place it stays where it was.
 */
function clearPlace(bar: HTMLElement, entries: readonly IntersectionObserverEntry[]): string {
  const across = document.documentElement.clientWidth - 2 * bar.offsetLeft - bar.offsetWidth;
  const here = lift(bar, entries, 0);
  const there = here > window.innerHeight / 4 ? lift(bar, entries, across) : here;
  return there < here ? `${across}px ${-there}px` : `0 ${here < Infinity ? -here : 0}px`;
}

/**
 * How far to raise the bar, moved to the right by `across`, in pixels; infinite if it would rise above the middle of
 * the screen, where messages are.
 */
function lift(bar: HTMLElement, entries: readonly IntersectionObserverEntry[], across: number): number {
  // Layout position, unaffected by the entrance animation and by being raised.
  const { offsetTop, offsetWidth, offsetHeight } = bar;
  const from = bar.offsetLeft + across;
  const boxes = entries
    .filter(({ isIntersecting, target }) => isIntersecting && target !== bar)
    .map(({ boundingClientRect }) => boundingClientRect)
    .filter(({ left, right }) => left < from + offsetWidth && right > from)
    .sort((a, b) => b.top - a.top);
  let top = offsetTop;
  for (const box of boxes) {
    if (box.top < top + offsetHeight && box.bottom > top) top = box.top - gap - offsetHeight;
  }
  return top > window.innerHeight / 2 ? offsetTop - top : Infinity;
}
