/** Excludes drawings in view from the motion that begins with scrolling (`web/styles/motion.css`). */
export function keepWhole(): void {
  for (const drawing of document.querySelectorAll<SVGElement>('.plotted, .drawn, .grown'))
    if (drawing.getBoundingClientRect().top < window.innerHeight) drawing.style.animation = 'none';
}
