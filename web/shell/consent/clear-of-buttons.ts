/**
 * Elements to keep uncovered: everything styled as a button, what has the focus, and the figures on the home page's
 * first screen.
 */
const kept = ':is(main, footer) :is(.rounded-control:is(a, button), :focus), dl[data-clear]';
/** Distance between the bar and the button below it, in pixels. */
const gap = 8;

/** Milliseconds without a scroll after which the page counts as resting. */
const pause = 150;

/**
 * Raises a bar at the bottom of the screen above the buttons, and the focused element, that it would cover where the
 * page rests. Moved by `translate`, which shifts no layout.
 * @returns a function that measures again, for another page
 */
export function keepClearOfButtons(bar: HTMLElement, signal: AbortSignal): () => void {
  const stand = () => {
    // At the end of the page it covers nothing.
    if (getComputedStyle(bar).position === 'fixed') bar.style.translate = `0 ${-lift(bar)}px`;
  };
  let timer: ReturnType<typeof setTimeout>;
  // Measuring forces a style recalculation of the whole page, so it must not run in every frame of a scroll.
  const whenResting = () => {
    clearTimeout(timer);
    timer = setTimeout(stand, pause);
  };
  stand();
  // Buttons added later, such as free times, make the page taller.
  const grown = new ResizeObserver(stand);
  grown.observe(document.body);
  signal.addEventListener('abort', () => grown.disconnect());
  window.addEventListener('resize', stand, { signal });
  window.addEventListener('scroll', whenResting, { signal, passive: true });
  // A raised bar lies where the scroll padding leaves no room for it.
  document.addEventListener('focusin', whenResting, { signal });
  return stand;
}

/**
 * How far to raise the bar so that it covers no button, in pixels; 0 if it would then rise above the middle of the
 * screen, where messages are.
 */
function lift(bar: HTMLElement): number {
  // Layout position, unaffected by the entrance animation and by being raised.
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = bar;
  const boxes = [...document.querySelectorAll(kept)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right }) => left < offsetLeft + offsetWidth && right > offsetLeft)
    .sort((a, b) => b.top - a.top);
  let top = offsetTop;
  for (const box of boxes) {
    if (box.top < top + offsetHeight && box.bottom > top) top = box.top - gap - offsetHeight;
  }
  return top > window.innerHeight / 2 ? offsetTop - top : 0;
}
