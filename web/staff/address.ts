import { useEffect, useRef } from 'react';
import { createSearchParams, type Location, matchPath, useLocation, useNavigate, useNavigation } from 'react-router';
import * as v from 'valibot';
import { staffLeadPath, staffLeadRoute, staffPaths } from '#contract/site/pages.ts';

/**
 * Search terms of staff are names and mail addresses of people. They must not appear in a URL, because proxies log URLs
 * and browsers remember them. They are kept in the state of the history entry, so that reload and Back restore them.
 */
const wordNames = ['q', 'nq'] as const;
const inEntry = v.object({ words: v.record(v.string(), v.string()) });
/** The search terms in a history entry's state, to be passed on when navigating elsewhere. */
export const wordsOf = (state: unknown) => (v.is(inEntry, state) ? state.words : {});
/** A history entry for these parameters: its query string without the search terms, and its state with them. */
function entryOf(parameters: URLSearchParams, state: object | null = null) {
  const address = new URLSearchParams(parameters);
  const words: Record<string, string> = {};
  for (const name of wordNames) {
    const given = address.get(name);
    if (given) words[name] = given;
    address.delete(name);
  }
  return { search: address.toString(), state: { ...state, words } };
}
/** The parameters of both, as screens read them. */
function parametersOf({ search, state }: Pick<Location, 'search' | 'state'>): URLSearchParams {
  const parameters = createSearchParams(search);
  for (const [name, words] of Object.entries(wordsOf(state))) parameters.set(name, words);
  return parameters;
}

/** Removes search terms from an old bookmark's URL or a typed one. */
export function useWordlessAddress(): void {
  const { pathname, search, state } = useTarget();
  const navigate = useNavigate();
  const hasWords = wordNames.some((name) => createSearchParams(search).has(name));
  useEffect(() => {
    if (!hasWords) return;
    const { search: wordless, state: words } = entryOf(parametersOf({ search, state }), state);
    void navigate({ pathname, search: wordless }, { ...atOnce, replace: true, state: words });
  }, [hasWords, pathname, search, state, navigate]);
}

/** Changes the parameters in place; `push` adds a history entry, which Back undoes. */
type ChangeAddress = (change: (parameters: URLSearchParams) => void, how?: { push?: boolean }) => void;

/** Renders synchronously, and reloads no data of the page. */
const atOnce = { flushSync: true, defaultShouldRevalidate: false } as const;

/** The current location, or the one being navigated to, so that two changes in quick succession both count. */
function useTarget(): Location {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname.startsWith(staffPaths.dashboard) ? next : here;
}

/**
 * The dashboard's parameters: tab, filters, charts. They are kept in the URL, except for search terms, so that reload
 * and Back restore them.
 */
export function useAddress(): [parameters: URLSearchParams, change: ChangeAddress] {
  const { pathname, search, state } = useTarget();
  const navigate = useNavigate();
  const change: ChangeAddress = (apply, { push = false } = {}) => {
    const next = parametersOf({ search, state });
    apply(next);
    if (next.toString() === parametersOf({ search, state }).toString()) return;
    const entry = entryOf(next, push ? null : state);
    void navigate({ pathname, search: entry.search }, { ...atOnce, replace: !push, state: entry.state });
  };
  return [parametersOf({ search, state }), change];
}

/** Navigates to another tab with a new history entry; `change` sets that tab's parameters. */
export function useTabs() {
  const [parameters] = useAddress();
  const navigate = useNavigate();
  return (tab: string, change: (parameters: URLSearchParams) => void = () => {}) => {
    const next = new URLSearchParams(parameters);
    next.delete('appointment');
    if (tab === 'contacts') next.delete('tab');
    else next.set('tab', tab);
    change(next);
    const { search, state } = entryOf(next);
    void navigate({ pathname: staffPaths.dashboard, search }, { ...atOnce, state });
  };
}

/** Marks the history entry of an appointment that was opened from the entry before it. */
const overList = v.object({ overList: v.literal(true) });

/** The appointment that the URL names. Opening one adds a history entry, which closing it removes. */
export function useOpenAppointment() {
  const [parameters, change] = useAddress();
  const { state } = useTarget();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const openId = parameters.get('appointment');
  return {
    openId,
    /** @param week the Monday of its week, where that is shown: which one is shown by itself depends on the day */
    open: (id: string, week: string | null) => {
      const next = new URLSearchParams(parameters);
      next.set('appointment', id);
      if (week) next.set('week', week);
      const entry = entryOf(next, openId === null ? { overList: true } : state);
      void navigate(
        { pathname: staffPaths.dashboard, search: entry.search },
        { ...atOnce, replace: openId !== null, state: entry.state },
      );
    },
    close: () => {
      if (isLeaving.current) return;
      if (!v.is(overList, state)) return change((address) => address.delete('appointment'));
      isLeaving.current = true;
      const list = new URLSearchParams(parameters);
      list.delete('appointment');
      const { search, state: words } = entryOf(list);
      // The list's history entry takes over what was chosen in the meantime, such as the week.
      const showList = () => {
        isLeaving.current = false;
        void navigate({ pathname: staffPaths.dashboard, search }, { ...atOnce, replace: true, state: words });
      };
      window.addEventListener('popstate', showList, { once: true });
      void navigate(-1);
    },
  };
}

/** Number of history entries between this one and the list from which its lead was opened. */
const fromList = v.object({ fromList: v.number() });

/** The lead that the URL names, and navigation to others. Closing it goes back to the list's own history entry. */
export function useOpenLead() {
  const { pathname, state } = useTarget();
  const openId = matchPath(staffLeadRoute, pathname)?.params.lead ?? null;
  const [parameters] = useAddress();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  /** 0 if the lead was not opened from the list. */
  const steps = v.is(fromList, state) ? state.fromList : 0;
  const isFromList = steps > 0 || (openId === null && !parameters.has('tab'));
  const ofList = new URLSearchParams(parameters);
  ofList.delete('tab');
  ofList.delete('appointment');
  const { search, state: words } = entryOf(ofList);
  const addressOf = (id: string | null) => ({
    pathname: id === null ? staffPaths.dashboard : staffLeadPath(id),
    search,
  });

  function close() {
    const showList = () => {
      isLeaving.current = false;
      void navigate(addressOf(null), { ...atOnce, replace: true, state: words });
    };
    if (isLeaving.current) return;
    if (steps === 0) return showList();
    isLeaving.current = true;
    // The list's history entry takes over filter changes made in the meantime.
    window.addEventListener('popstate', showList, { once: true });
    void navigate(-steps);
  }
  return {
    openId,
    open: (id: string) => {
      const from = { ...words, fromList: isFromList ? steps + 1 : 0 };
      void navigate(addressOf(id), { ...atOnce, state: from });
    },
    /** Opens a neighbouring lead, replacing this history entry. */
    step: (id: string) => void navigate(addressOf(id), { ...atOnce, replace: true, state }),
    close,
  };
}
