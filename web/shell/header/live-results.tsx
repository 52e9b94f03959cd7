import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SearchAnswer } from '#contract/search.ts';
import { askSearch } from '#web/language/ask-search.ts';
import { useLanguage } from '#web/language/language.tsx';
import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Marked } from '#web/ui/marked.tsx';

/** Pause in typing after which is asked, in milliseconds. */
const pause = 120;
const shown = 8;

type Props = {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  id: string;
  /** How many results are shown, and which of them is chosen (-1: none), for what the field says of itself. */
  onShown: (shown: { count: number; active: number }) => void;
  onFollow: () => void;
};

/**
 * Results while one types: a list box that the field controls (ARIA combobox pattern). Arrow keys choose, Enter
 * follows what is chosen, without a choice it submits the form.
 */
export function LiveResults({ query, field, id, onShown, onFollow }: Props) {
  const { language } = useLanguage();
  const { apiUrl } = useRootData();
  const texts = useShellTexts().search;
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await askSearch(apiUrl, query, language, asking.signal);
        setAnswer({ ...found, results: found.results.slice(0, shown) });
        setActive(-1);
      } catch {
        // Submitting still leads to the results page, which says what is wrong.
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
    onShown({ count, active });
    return () => onShown({ count: 0, active: -1 });
  }, [onShown, count, active]);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (count === 0) return;
        event.preventDefault();
        // One place before the first is the field itself.
        setActive((now) => ((now + (event.key === 'ArrowDown' ? 2 : count + 1)) % (count + 1)) - 1);
      } else if (event.key === 'Enter' && active >= 0 && !event.isComposing) {
        event.preventDefault();
        list.current?.querySelectorAll('a')[active]?.click();
      }
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
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
        // What scrolls would be a stop of the Tab key of its own.
        tabIndex={-1}
        className="max-h-[60dvh] overflow-y-auto"
      >
        {answer.results.map(({ href, kind, pageTitle, title, extract }, index) => (
          <Link
            key={`${href} ${title[0]?.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            to={href}
            prefetch="intent"
            tabIndex={-1}
            onClick={onFollow}
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
          </Link>
        ))}
      </div>
    </div>
  );
}
