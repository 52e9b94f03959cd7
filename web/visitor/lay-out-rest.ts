/** Milliseconds after which other work comes first. */
const slice = 12;

/**
 * Lays out what a page that is opened at its top has left for later, part by part, and of many drawings one by one
 * (`data-tiles`): where the processor is quick all of it at once, before the page's `load`; where it is slow with room
 * for other work between.
 */
export async function layOutRest(): Promise<void> {
  const { documentElement: root } = document;
  if (root.dataset.arriving === undefined) return;
  const parts = document.querySelectorAll<HTMLElement>('main > section, [data-tiles] > li, main + footer');
  let began = performance.now();
  for (const part of parts) {
    if (performance.now() - began > slice) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  }
  delete root.dataset.arriving;
}
