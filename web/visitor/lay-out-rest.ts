/** Milliseconds of work before yielding to other tasks. */
const slice = 12;
/** Units of layout work; the calculation, which is expensive, is split in two. */
const parts = 'main > section, [data-tiles] > li, main .calc, .calc-halves > div, main + footer';

/**
 * Lays out what a page opened at its top has deferred, unit by unit, and pages with many drawings one drawing at a time
 * (`data-tiles`). On a fast processor this happens in one go before the `load` event, on a slow one it yields to other
 * tasks in between.
 * @param began when the current task began, on the clock of performance.now()
 */
export async function layOutRest(began: number): Promise<void> {
  const { documentElement: root } = document;
  if (root.dataset.arriving === undefined) return;
  // Each font that arrives would cause a relayout of everything laid out by then.
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
