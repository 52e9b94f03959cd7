/** How far below the screen an element counts as near. */
const margin = '600px';

/**
 * Calls `then` once: when the element comes near the screen, or is touched or focused.
 * @returns stops waiting
 */
export function whenNear(element: Element, then: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('focusin', near);
    element.removeEventListener('pointerdown', near);
  };
  const near = () => {
    stop();
    then();
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
    rootMargin: margin,
  });
  observer.observe(element);
  element.addEventListener('focusin', near);
  element.addEventListener('pointerdown', near);
  return stop;
}
