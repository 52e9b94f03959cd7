/** Scrolls to the top, smoothly unless reduced motion is preferred; removes the #anchor from the URL. */
export function scrollToTop(): void {
  const { history, location } = window;
  if (location.hash) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  // Cancels a scroll that has started but not moved the page yet: at the top, the browser would otherwise see nothing
  // to do.
  window.scrollTo({ top: window.scrollY + 1, behavior: 'instant' });
  window.scrollTo(0, 0);
}

/** Jumps to a vertical position in pixels, without animation, even during a smooth scroll. */
export function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  // Chromium applies an already computed step of a running scroll after the jump.
  requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
}
