import { shownVisit } from '#web/visit-now.ts';

/** The header's stays from page to page. */
const started = new WeakSet<HTMLElement>();

/** Results while one types in a search field; their code is fetched with its first focus. */
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
        // Submitting still leads to the results page.
        field.addEventListener('focus', start, { once: true });
      });
  };
  if (document.activeElement === field) start();
  else field.addEventListener('focus', start, { once: true });
}
