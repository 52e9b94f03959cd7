/** Milliseconds after which other work comes first. */
const slice = 12;
/** What is laid out on its own; the sheet of the calculation, which is dear, in two. */
const parts = 'main > section, [data-tiles] > li, main .calc, .calc-halves > div, main + footer';

/**
 * Lays out what a page that is opened at its top has left for later, part by part, and of many drawings one by one
 * (`data-tiles`): where the processor is quick all of it at once, before the page's `load`; where it is slow with room
 * for other work between.
 * @param began when the task began that asks for it, in milliseconds of the page's clock
 */
export async function layOutRest(began: number): Promise<void> {
  const { documentElement: root } = document;
  if (root.dataset.arriving === undefined) return;
  // Each font that comes has the browser lay out again what is laid out by then.
  const loading = document.fonts.status === 'loading';
  if (loading) await document.fonts.ready;
  let since = loading ? performance.now() : began;
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (performance.now() - since > slice) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  }
  delete root.dataset.arriving;
}
