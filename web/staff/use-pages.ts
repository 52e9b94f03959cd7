import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isExpired, sentenceFor } from './api.ts';

/** One answer: `next` is where the page after it begins, null at the end. */
export type PageOf<Row> = { rows: Row[]; next: string | null; total: number; totalExact?: boolean };

/** `first`: the list itself is under way; `more`: further rows are. */
type Part = 'first' | 'more';
export type Pages<Row, Page extends PageOf<Row> = PageOf<Row>> = {
  rows: Row[];
  next: string | null;
  /** Null until the first answer. */
  total: number | null;
  totalExact: boolean;
  /** The first page as it came, with whatever it tells beside its rows. */
  first: Page | null;
  busy: Part | null;
  error: { sentence: string; while: Part } | null;
};

type Action<Page> =
  | { type: 'asked'; part: Part }
  | { type: 'answered'; part: Part; page: Page }
  | { type: 'failed'; part: Part; sentence: string };

function reduce<Row extends { id: string }, Page extends PageOf<Row>>(
  list: Pages<Row, Page>,
  action: Action<Page>,
): Pages<Row, Page> {
  switch (action.type) {
    case 'asked':
      return { ...list, busy: action.part, error: null };
    case 'failed':
      return { ...list, busy: null, error: { sentence: action.sentence, while: action.part } };
    case 'answered': {
      const { part, page } = action;
      const before = part === 'more' ? list.rows : [];
      const known = new Set(before.map(({ id }) => id));
      return {
        rows: [...before, ...page.rows.filter(({ id }) => !known.has(id))],
        next: page.next ?? null,
        total: page.total ?? page.rows.length,
        totalExact: page.totalExact ?? true,
        first: part === 'first' ? page : list.first,
        busy: null,
        error: null,
      };
    }
  }
}

/**
 * A list page by page. Rows stay until those of another `load` arrive; an answer that was overtaken is dropped, a row that comes
 * twice is shown once. `load` must be stable, as an effect's dependency; `background` says that nobody asked for it.
 */
export function usePages<Row extends { id: string }, Page extends PageOf<Row> = PageOf<Row>>(
  load: (cursor: string | null, signal: AbortSignal, background: boolean) => Promise<Page>,
) {
  const [list, dispatch] = useReducer(reduce<Row, Page>, {
    rows: [],
    next: null,
    total: null,
    totalExact: true,
    first: null,
    busy: 'first',
    error: null,
  });
  const running = useRef<AbortController>(null);

  const ask = useCallback(
    async (part: Part, cursor: string | null, background = false) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      dispatch({ type: 'asked', part });
      try {
        const page = await load(cursor, abort.signal, background);
        if (!abort.signal.aborted) dispatch({ type: 'answered', part, page });
      } catch (error) {
        // With 401 the login opens; nothing is left to say here.
        if (abort.signal.aborted || isExpired(error)) return;
        dispatch({ type: 'failed', part, sentence: sentenceFor(error) });
      }
    },
    [load],
  );

  useEffect(() => {
    void ask('first', null);
    return () => running.current?.abort();
  }, [ask]);

  const reload = useCallback(() => void ask('first', null), [ask]);
  const reloadUnasked = useCallback(() => void ask('first', null, true), [ask]);
  const { next, busy } = list;
  const loadMore = useCallback(() => {
    if (next && !busy) void ask('more', next);
  }, [ask, next, busy]);
  return { list, reload, reloadUnasked, loadMore };
}
