import type { ListedWhitePaper, ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { whitePaperTopics } from '#contract/white-papers/topics.ts';
import { dataOf } from '#web/ui/data.ts';
import { nextFrame } from '#web/ui/next-frame.ts';
import { askPapers } from './ask-papers.ts';
import { dismissTitles } from './dismiss-titles.ts';
import { filterPapers, type PaperFilter } from './filter.ts';

type Shelved = { paper: ShelvedWhitePaper & Partial<ListedWhitePaper>; item: HTMLElement };

/**
 * Filters the papers by topic and text. Summaries and keywords are not in the page; they are loaded when the visitor
 * focuses the search field.
 */
export function startFilter(area: HTMLElement): () => void {
  const form = area.querySelector('form');
  const found = area.querySelector<HTMLElement>('[data-found]');
  const list = area.querySelector('ol');
  const none = area.querySelector<HTMLElement>('[data-none]');
  if (!form || !found || !list || !none) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let shelf = [...list.children].flatMap((item): Shelved[] => {
    const link = item.querySelector<HTMLElement>('[data-paper]');
    return link && item instanceof HTMLElement ? [{ paper: dataOf<ShelvedWhitePaper>(link, 'paper'), item }] : [];
  });

  const show = () => {
    const shown = new Set(
      filterPapers(
        shelf.map(({ paper }) => paper),
        filterOf(form),
      ).map(({ id }) => id),
    );
    for (const { paper, item } of shelf) item.hidden = !shown.has(paper.id);
    list.hidden = shown.size === 0;
    none.hidden = shown.size > 0;
    const sentence = found.dataset.found ?? '';
    found.textContent = sentence.replace('{count}', String(shown.size)).replace('{total}', String(shelf.length));
  };
  const readPapers = async () => {
    const known = new Map((await askPapers()).map((paper) => [paper.id, paper]));
    shelf = shelf.map(({ paper, item }) => ({ paper: { ...paper, ...known.get(paper.id) }, item }));
    show();
  };

  // Lets the browser paint the changed control first.
  form.addEventListener('input', () => void nextFrame().then(show), { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  const query = form.querySelector<HTMLInputElement>('[name=query]');
  let isAsked = false;
  const ask = () => {
    if (!isAsked) void readPapers();
    isAsked = true;
  };
  for (const type of ['focus', 'input']) query?.addEventListener(type, ask, { signal });
  none.querySelector('button')?.addEventListener(
    'click',
    () => {
      form.reset();
      show();
      // The reset button disappears with the empty list.
      query?.focus();
    },
    { signal },
  );
  dismissTitles(area, signal);
  // Handles what the visitor did before the script had loaded: text entered or the field focused.
  show();
  if (query?.value || document.activeElement === query) ask();
  return () => listening.abort();
}

function filterOf(form: HTMLFormElement): PaperFilter {
  const values = new FormData(form);
  const topic = whitePaperTopics.find((candidate) => candidate === values.get('topic')) ?? null;
  return { topic, query: String(values.get('query') ?? '') };
}
