import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Contact, ContactFilter, ContactsAnswer } from '#contract/admin.ts';
import { isExpired, sentenceFor } from '../api.ts';
import { useStaff } from '../staff-context.ts';

/** `first`: the list for a new filter is under way; `more`: further rows are. */
type Busy = 'first' | 'more' | null;
export type ContactList = {
  /** Newest first; before them, where nothing is filtered, leads that wait too long for their answer. */
  rows: Contact[];
  /** How many of these stand before the others. */
  overdue: number;
  /** Id of the newest lead, '' for an empty list. */
  newest: string;
  next: string | null;
  /** Null until the first answer. */
  total: number | null;
  totalExact: boolean;
  busy: Busy;
  error: { sentence: string; while: 'first' | 'more' } | null;
};

type Action =
  | { type: 'asked'; what: 'first' | 'more' }
  | { type: 'first'; answer: ContactsAnswer; overdue: Contact[] }
  | { type: 'more'; answer: ContactsAnswer }
  | { type: 'failed'; what: 'first' | 'more'; sentence: string };

const empty: ContactList = {
  rows: [],
  overdue: 0,
  newest: '',
  next: null,
  total: null,
  totalExact: true,
  busy: 'first',
  error: null,
};
/** Leads that wait too long are shown before all others, so many at most; their own view has all of them. */
const mostOverdue = 5;
/** Leads of each further page. */
const furtherPage = 500;

function reduce(list: ContactList, action: Action): ContactList {
  switch (action.type) {
    case 'asked':
      return { ...list, busy: action.what, error: null };
    case 'failed':
      return { ...list, busy: null, error: { sentence: action.sentence, while: action.what } };
    case 'first': {
      const { contacts } = action.answer;
      const start = { overdue: action.overdue.length, newest: contacts[0]?.id ?? '' };
      return { ...start, ...extended(action.overdue, action.answer) };
    }
    case 'more':
      return { ...list, ...extended(list.rows, action.answer) };
  }
}

function extended(rows: readonly Contact[], { contacts, next, total, totalExact }: ContactsAnswer) {
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows: [...rows, ...contacts.filter(({ id }) => !known.has(id))],
    next: next ?? null,
    total: total ?? contacts.length,
    totalExact: totalExact ?? true,
    busy: null,
    error: null,
  };
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
        const page = cursor ? { cursor, limit: furtherPage } : {};
        const all = what === 'first' && Object.keys(filter).length === 0;
        const [answer, late] = await Promise.all([
          api.contacts(filter, page, abort.signal),
          all ? api.contacts({ due: 'overdue' }, { limit: mostOverdue }, abort.signal) : null,
        ]);
        if (abort.signal.aborted) return;
        if (what === 'more') dispatch({ type: 'more', answer });
        else dispatch({ type: 'first', answer, overdue: late?.contacts ?? [] });
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
