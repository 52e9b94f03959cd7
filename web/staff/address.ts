import { useEffect, useRef } from 'react';
import { createSearchParams, type Location, matchPath, useLocation, useNavigate, useNavigation } from 'react-router';
import * as v from 'valibot';
import { staffLeadPath, staffLeadRoute, staffPaths } from '#contract/site/pages.ts';

/**
 * What staff search for: names and addresses of people, which no address of a page may hold, because proxies log it and
 * browsers remember it. They stand in the state of the history's entry, so that a reload and the way back find them.
 */
const wordNames = ['q', 'nq'] as const;
const inEntry = v.object({ words: v.record(v.string(), v.string()) });
/** The words that an entry holds, to go along where it leads elsewhere. */
export const wordsOf = (state: unknown) => (v.is(inEntry, state) ? state.words : {});
/** Where an entry of the history leads to: its address without the words, and its state with them. */
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
/** Both together, as screens read them. */
function parametersOf({ search, state }: Pick<Location, 'search' | 'state'>): URLSearchParams {
  const parameters = createSearchParams(search);
  for (const [name, words] of Object.entries(wordsOf(state))) parameters.set(name, words);
  return parameters;
}

/** Takes the words out of an address of before, or one that somebody has typed. */
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

/** Changes the parameters in place; `push` makes an entry of its own, which Back leads out of. */
type ChangeAddress = (change: (parameters: URLSearchParams) => void, how?: { push?: boolean }) => void;

/** The screen follows at once, and nothing of the page is asked for again. */
const atOnce = { flushSync: true, defaultShouldRevalidate: false } as const;

/** Where the router is, or already on its way to: two changes in quick succession both count. */
function useTarget(): Location {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname.startsWith(staffPaths.dashboard) ? next : here;
}

/**
 * The dashboard's parameters: tab, filters, charts. They stand in the address, but for the words of a search, so that a
 * reload and the way back find them.
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

/** Leads to another tab, by an entry of its own; `change` sets what is to be seen there. */
export function useTabs() {
  const [parameters] = useAddress();
  const navigate = useNavigate();
  return (tab: string, change: (parameters: URLSearchParams) => void = () => {}) => {
    const next = new URLSearchParams(parameters);
    if (tab === 'contacts') next.delete('tab');
    else next.set('tab', tab);
    change(next);
    const { search, state } = entryOf(next);
    void navigate({ pathname: staffPaths.dashboard, search }, { ...atOnce, state });
  };
}

/** How many entries lie between this one and the list that its lead was opened from. */
const fromList = v.object({ fromList: v.number() });

/** The lead that the address names, and the ways to others. Who closes it goes back to the list's own entry. */
export function useOpenLead() {
  const { pathname, state } = useTarget();
  const openId = matchPath(staffLeadRoute, pathname)?.params.lead ?? null;
  const [parameters] = useAddress();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  /** 0 where it was not opened from the list. */
  const steps = v.is(fromList, state) ? state.fromList : 0;
  const isFromList = steps > 0 || (openId === null && !parameters.has('tab'));
  const ofList = new URLSearchParams(parameters);
  ofList.delete('tab');
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
    // The list's entry takes over what was changed in its filter meanwhile.
    window.addEventListener('popstate', showList, { once: true });
    void navigate(-steps);
  }
  return {
    openId,
    open: (id: string) => {
      const from = { ...words, fromList: isFromList ? steps + 1 : 0 };
      void navigate(addressOf(id), { ...atOnce, state: from });
    },
    /** Opens its neighbour in its place. */
    step: (id: string) => void navigate(addressOf(id), { ...atOnce, replace: true, state }),
    close,
  };
}
