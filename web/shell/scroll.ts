/** Scrolls to the top, smoothly where motion is welcome; an #anchor leaves the address, for it is left behind. */
export function scrollToTop(): void {
  const { history, location } = window;
  if (location.hash) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  // A scroll that has begun and not yet moved the page would go on: being at the top, the browser sees nothing to do.
  window.scrollTo({ top: window.scrollY + 1, behavior: 'instant' });
  window.scrollTo(0, 0);
}

/** To a place on the page, in pixels from its top, at once; also while a smooth scroll is under way. */
export function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  // Chromium carries the step of a scroll that it had already drawn over the jump.
  requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
}
