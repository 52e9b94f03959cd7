import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `push` makes an entry of its own, which Back leads out of; opening a lead and changing the tab always do. */
type How = { push?: boolean };
/** Changes the parameters in place. */
export type ChangeAddress = (change: (parameters: URLSearchParams) => void, how?: How) => void;

/** How many entries lie between this one and the list that its lead was opened from; 0 where it was not opened from there. */
type EntryState = { fromList: number };

/**
 * The dashboard's parameters (tab, filter, open lead). They stand in the address, so that a reload and the
 * way back find them again, and first of all in the component's state: the screen follows at once, and
 * two changes during one navigation both count. Whoever closes a lead goes back to the list's own entry.
 */
export function useAddress(): [parameters: URLSearchParams, change: ChangeAddress] {
  const location = useLocation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useState(() => new URLSearchParams(location.search));
  const latest = useRef(parameters);
  const fromList = useRef(entryState(location.state));
  /** Addresses written here that the router has not shown yet, oldest first; overtaken ones never come. */
  const underWay = useRef<string[]>([]);
  /** On the way back to a list; what is changed meanwhile is written when it is reached. */
  const goingBack = useRef<How | null>(null);

  const write = useCallback(
    (push: boolean) => {
      const search = latest.current.toString();
      underWay.current.push(search);
      const state: EntryState = { fromList: fromList.current };
      void navigate(`?${search}`, { replace: !push, state, preventScrollReset: true });
    },
    [navigate],
  );

  useEffect(() => {
    const routed = new URLSearchParams(location.search);
    const shown = routed.toString();
    if (goingBack.current) {
      const { push = false } = goingBack.current;
      goingBack.current = null;
      if (shown !== latest.current.toString()) write(push);
      return;
    }
    const own = underWay.current.lastIndexOf(shown);
    underWay.current = underWay.current.slice(own + 1);
    if (own >= 0 || shown === latest.current.toString()) return;
    // Someone else changed the address: back, forward, a link.
    underWay.current = [];
    latest.current = routed;
    fromList.current = entryState(location.state);
    setParameters(routed);
  }, [location, write]);

  // The list and the open lead keep their places on the way back; a reload finds its place by the browser.
  useEffect(() => {
    const keep = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') keep();
    window.addEventListener('load', keep);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('load', keep);
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);

  const change = useCallback<ChangeAddress>(
    (apply, { push = false } = {}) => {
      const before = latest.current;
      const next = new URLSearchParams(before);
      apply(next);
      if (next.toString() === before.toString()) return;
      latest.current = next;
      setParameters(next);
      const [from, to] = [before.get('lead'), next.get('lead')];
      const isOtherTab = before.get('tab') !== next.get('tab');
      const makesEntry = push || isOtherTab || (!from && Boolean(to));
      const steps = fromList.current;
      if (makesEntry) {
        const isOpened = Boolean(to) && from !== to && !isOtherTab;
        fromList.current = isOpened && (!from || steps > 0) ? steps + 1 : 0;
      } else if (!to) fromList.current = 0;
      if (goingBack.current) goingBack.current.push ||= makesEntry;
      // An entry that the router has not made yet cannot be left; it is replaced instead.
      else if (from && !to && !makesEntry && steps > 0 && underWay.current.length === 0) {
        goingBack.current = {};
        void navigate(-steps);
      } else write(makesEntry);
    },
    [navigate, write],
  );
  return [parameters, change];
}

function entryState(state: unknown): number {
  return (state as Partial<EntryState> | null)?.fromList ?? 0;
}
