/** Scrolls to the top, smoothly where motion is welcome; an #anchor leaves the address, for it is left behind. */
export function scrollToTop(): void {
  const { history, location } = window;
  if (location.hash) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  window.scrollTo(0, 0);
}
