/** Excludes drawings in view from the motion that begins with scrolling (`web/styles/motion.css`). */
export function keepWhole(): void {
  const drawings = [...document.querySelectorAll<SVGElement>('.plotted, .drawn, .grown')];
  // All are measured before the first is changed: a change in between would have the page laid out again for each.
  const inView = drawings.filter((drawing) => drawing.getBoundingClientRect().top < window.innerHeight);
  for (const drawing of inView) drawing.style.animation = 'none';
}
