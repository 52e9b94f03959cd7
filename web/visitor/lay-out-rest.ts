/** Milliseconds of work before yielding to other tasks. */
const slice = 8;
/** Units of layout work; the calculation, which is expensive, is split. */
const parts =
  'main > section, [data-late], [data-tiles] > li, main .calc, .calc-halves :is(div, figure), main + footer';

/**
 * Lays out what a page opened at its top has deferred, unit by unit, and pages with many drawings one drawing at a time
 * (`data-tiles`), yielding to other tasks in between.
 */
export async function layOutRest(): Promise<void> {
  const { documentElement: root } = document;
  if (root.dataset.arriving === undefined) return;
  // Each font that arrives would cause a relayout of everything laid out by then.
  if (document.fonts.status === 'loading') await document.fonts.ready;
  let since = performance.now();
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    if (performance.now() - since < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  delete root.dataset.arriving;
}
