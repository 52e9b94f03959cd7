import { shownVisit } from '#web/visit-now.ts';

/** Search fields already handled: the header persists across navigations. */
const started = new WeakSet<HTMLElement>();

/** Shows results as the visitor types in a search field; the code is loaded on first focus. */
export function searchAsTyped(search: HTMLElement): void {
  if (started.has(search)) return;
  started.add(search);
  const field = search.querySelector('input');
  const place = search.querySelector<HTMLElement>('[data-search-results]');
  if (!field || !place) return;
  const start = () => {
    import('./live-results.tsx')
      .then(({ showLiveResults }) => showLiveResults(field, place, shownVisit()))
      .catch(() => {
        // Submitting still opens the results page.
        field.addEventListener('focus', start, { once: true });
      });
  };
  if (document.activeElement === field) start();
  else field.addEventListener('focus', start, { once: true });
}
