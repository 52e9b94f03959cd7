import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Contact, ContactFilter, ContactsAnswer } from '#contract/admin.ts';
import { isExpired, sentenceFor } from '../api.ts';
import { useStaff } from '../staff-context.ts';

/** `first`: the list for a new filter is under way; `more`: further rows are. */
type Busy = 'first' | 'more' | null;
export type ContactList = {
  rows: Contact[];
  next: string | null;
  /** Null until the first answer. */
  total: number | null;
  totalExact: boolean;
  busy: Busy;
  error: { sentence: string; while: 'first' | 'more' } | null;
};

type Action =
  | { type: 'asked'; what: 'first' | 'more' }
  | { type: 'answered'; what: 'first' | 'more'; answer: ContactsAnswer }
  | { type: 'failed'; what: 'first' | 'more'; sentence: string };

const empty: ContactList = { rows: [], next: null, total: null, totalExact: true, busy: 'first', error: null };

function reduce(list: ContactList, action: Action): ContactList {
  switch (action.type) {
    case 'asked':
      return { ...list, busy: action.what, error: null };
    case 'failed':
      return { ...list, busy: null, error: { sentence: action.sentence, while: action.what } };
    case 'answered': {
      const { contacts, next, total, totalExact } = action.answer;
      const known = new Set(action.what === 'more' ? list.rows.map(({ id }) => id) : []);
      const fresh = contacts.filter(({ id }) => !known.has(id));
      return {
        rows: action.what === 'more' ? [...list.rows, ...fresh] : fresh,
        next: next ?? null,
        total: total ?? contacts.length,
        totalExact: totalExact ?? true,
        busy: null,
        error: null,
      };
    }
  }
}

/**
 * The contacts for a filter, newest first, page by page. Rows of the filter before stay until those of the
 * new one arrive; an answer that was overtaken is dropped. `filter` must be stable.
 */
export function useContacts(filter: ContactFilter) {
  const { api } = useStaff();
  const [list, dispatch] = useReducer(reduce, empty);
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (what: 'first' | 'more', cursor: string | null) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      dispatch({ type: 'asked', what });
      try {
        const answer = await api.contacts(filter, cursor, abort.signal);
        if (!abort.signal.aborted) dispatch({ type: 'answered', what, answer });
      } catch (error) {
        if (abort.signal.aborted || isExpired(error)) return;
        dispatch({ type: 'failed', what, sentence: sentenceFor(error) });
      }
    },
    [api, filter],
  );

  useEffect(() => {
    void load('first', null);
    return () => running.current?.abort();
  }, [load]);

  const reload = useCallback(() => void load('first', null), [load]);
  const { next, busy } = list;
  const loadMore = useCallback(() => {
    if (next && !busy) void load('more', next);
  }, [load, next, busy]);
  return { list, reload, loadMore };
}
