import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type SearchAnswer, searchPath } from '#contract/search.ts';
import type { Language } from '#contract/site/languages.ts';
import { importShellTexts } from '#web/shell/texts/load.ts';
import type { ShellTexts } from '#web/shell/texts/texts.de.ts';
import { Marked } from '#web/ui/marked.tsx';

/** Debounce in milliseconds: how long typing must pause before a request. */
const pause = 120;
const shown = 6;

type Site = { language: Language; apiUrl: string };
type Props = Site & { field: HTMLInputElement; id: string; texts: ShellTexts['search'] };

/** Renders search results for `field` into `place` while both are in the document. */
export async function showLiveResults(field: HTMLInputElement, place: HTMLElement, { language, apiUrl }: Site) {
  const texts = (await importShellTexts(language)).search;
  createRoot(place).render(
    <LiveResults field={field} id={`${field.id}-results`} texts={texts} language={language} apiUrl={apiUrl} />,
  );
}

/**
 * Results as the visitor types: a list box controlled by the field (ARIA combobox pattern). Arrow keys select, Enter
 * follows the selected result; without a selection it submits the form.
 */
function LiveResults({ field, id, texts, language, apiUrl }: Props) {
  const [query, setQuery] = useState(field.value);
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => setQuery(field.value);
    // Includes anything typed since the first render.
    follow();
    field.addEventListener('input', follow);
    return () => field.removeEventListener('input', follow);
  }, [field]);
  useEffect(() => {
    setActive(-1);
    if (query.trim() === '') return setAnswer(null);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await ask({ language, apiUrl }, query, asking.signal);
        setAnswer({ ...found, results: found.results.slice(0, shown) });
        setActive(-1);
      } catch {
        // Submitting still opens the results page, which reports the problem.
        if (!asking.signal.aborted) setAnswer(null);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [apiUrl, query, language]);

  const count = answer?.results.length ?? 0;
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      'aria-controls': count > 0 ? id : null,
      'aria-activedescendant': active < 0 ? null : `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, [field, id, count, active]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (count === 0) return;
        event.preventDefault();
        // Position -1, before the first result, is the field itself.
        setActive((now) => ((now + (event.key === 'ArrowDown' ? 2 : count + 1)) % (count + 1)) - 1);
      } else if (event.key === 'Enter' && active >= 0 && !event.isComposing) {
        event.preventDefault();
        list.current?.querySelectorAll('a')[active]?.click();
      }
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [active, count, field, id]);

  if (!answer) return null;
  return (
    <div className="on-ink mt-5">
      <p role="status" className={count > 0 ? 'sr-only' : 'text-mist'}>
        {count > 0 ? texts.found.replace('{count}', String(count)) : texts.nothing}
      </p>
      {answer.similar && <p className="mb-3 text-mist">{texts.similar}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={texts.results}
        // Otherwise browsers make a scrollable element a tab stop of its own.
        tabIndex={-1}
        className="max-h-[calc(100dvh-11rem)] overflow-y-auto"
      >
        {answer.results.map(({ href, kind, pageTitle, title, extract }, index) => (
          <a
            key={`${href} ${title[0]?.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            href={href}
            tabIndex={-1}
            className="block border-t border-white/12 px-3 py-3 hover:bg-white/10 aria-selected:bg-white/10 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-cobalt-light"
          >
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">
                <Marked parts={title} />
              </span>
              <span className="text-meta text-mist">
                {texts.kinds[kind]}
                {pageTitle.length > 0 && ' · '}
                <Marked parts={pageTitle} />
              </span>
            </span>
            {extract.length > 0 && (
              <span className="line-clamp-2 text-[0.95rem] text-mist">
                <Marked parts={extract} />
              </span>
            )}
          </a>
        ))}
      </div>
    </div>
  );
}

/** Rejects if the server does not respond. */
async function ask({ language, apiUrl }: Site, query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const answer = await fetch(`${apiUrl}${searchPath}?${new URLSearchParams({ q: query, lang: language })}`, { signal });
  if (!answer.ok) throw new Error(`search answered ${answer.status}`);
  return answer.json();
}
