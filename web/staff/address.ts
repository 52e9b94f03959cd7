import { useRef } from 'react';
import { createSearchParams, type Location, matchPath, useLocation, useNavigate, useNavigation } from 'react-router';
import * as v from 'valibot';
import { staffLeadPath, staffLeadRoute, staffPaths } from '#contract/site/pages.ts';

/** Changes the parameters in place; `push` makes an entry of its own, which Back leads out of. */
export type ChangeAddress = (change: (parameters: URLSearchParams) => void, how?: { push?: boolean }) => void;

/** The screen follows at once, and nothing of the page is asked for again. */
const atOnce = { flushSync: true, defaultShouldRevalidate: false } as const;

/** Where the router is, or already on its way to: two changes in quick succession both count. */
function useTarget(): Location {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname.startsWith(staffPaths.dashboard) ? next : here;
}

/**
 * The dashboard's parameters: tab, filters, charts. They stand in the address, so that a reload and the way back find
 * them.
 */
export function useAddress(): [parameters: URLSearchParams, change: ChangeAddress] {
  const { pathname, search, state } = useTarget();
  const navigate = useNavigate();
  const change: ChangeAddress = (apply, { push = false } = {}) => {
    const next = createSearchParams(search);
    apply(next);
    if (next.toString() === createSearchParams(search).toString()) return;
    const to = { pathname, search: next.toString() };
    void navigate(to, { ...atOnce, replace: !push, state: push ? null : state });
  };
  return [createSearchParams(search), change];
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
    void navigate({ pathname: staffPaths.dashboard, search: next.toString() }, atOnce);
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
  const search = new URLSearchParams(parameters);
  search.delete('tab');
  const addressOf = (id: string | null) => ({
    pathname: id === null ? staffPaths.dashboard : staffLeadPath(id),
    search: search.toString(),
  });

  function close() {
    const showList = () => {
      isLeaving.current = false;
      void navigate(addressOf(null), { ...atOnce, replace: true });
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
    open: (id: string) => void navigate(addressOf(id), { ...atOnce, state: { fromList: isFromList ? steps + 1 : 0 } }),
    /** Opens its neighbour in its place. */
    step: (id: string) => void navigate(addressOf(id), { ...atOnce, replace: true, state }),
    close,
  };
}
