import { useCallback, useEffect, useState } from 'react';
import { type SlotsAnswer, slotsPath } from '#contract/booking/booking.ts';
import { useVisit } from '#web/visit.ts';

export type Slots = {
  answer: SlotsAnswer | null;
  /** The last request failed and there are no earlier slots to show. */
  failed: boolean;
  /** Loads the slots again; keeps the previous ones if that fails. */
  refresh: () => Promise<SlotsAnswer | null>;
};

/**
 * Keeps the free slots up to date while the component is mounted: loads them if missing or a minute old, also when the
 * window regains focus, and after a booking.
 * @param initial slots delivered with the page
 * @param path API path that returns them
 */
export function useSlots(initial: SlotsAnswer | null, path = slotsPath): Slots {
  const { apiUrl } = useVisit();
  const [answer, setAnswer] = useState(() => initial ?? (isFresh(path) ? (knownSlots()?.answer ?? null) : null));
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async () => {
    setFailed(false);
    try {
      const asked = bookings;
      const fresh = await askSlots(apiUrl, path);
      // Otherwise the request made since then has the answer to show.
      if (asked === bookings) setAnswer(fresh);
      return fresh;
    } catch {
      setFailed(true);
      return null;
    }
  }, [apiUrl, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slots delivered with the page never change
  useEffect(() => {
    if (initial) rememberSlots(initial, path);
    const look = () => {
      if (document.visibilityState === 'visible' && !isFresh(path)) void refresh();
    };
    look();
    const timer = setInterval(look, freshFor / 4);
    const ask = () => void refresh();
    shown.add(ask);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      shown.delete(ask);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, path]);

  return { answer, failed: failed && answer === null, refresh };
}

/** The mounted components' ways to load the slots again. */
const shown = new Set<() => void>();

/** How often this visitor has booked: an answer to a request made before offers the time that is now theirs. */
let bookings = 0;

/** Call it when this visitor has booked: what is known offers the time that is now theirs. */
export function reloadSlots(): void {
  bookings += 1;
  known = null;
  // One that is under way may not know of the booking yet.
  underWay = null;
  for (const ask of shown) ask();
}

/** How long slots count as fresh, in milliseconds; other visitors keep booking. */
const freshFor = 60_000;

/** `path` is the request it answers: the slots to which one booking can be moved are not valid for another. */
type Known = { answer: SlotsAnswer; at: number; path: string };
let known: Known | null = null;
let underWay: { path: string; answer: Promise<SlotsAnswer> } | null = null;

function knownSlots(): Known | null {
  return known;
}

/** Caches slots that were delivered with a page. */
function rememberSlots(answer: SlotsAnswer, path: string): void {
  known = { answer, at: performance.now(), path };
}

function isFresh(path: string): boolean {
  return known?.path === path && performance.now() - known.at < freshFor;
}

/**
 * Requests the free slots; concurrent calls for the same path share one request.
 * @throws if there is no usable response
 */
function askSlots(apiUrl: string, path: string): Promise<SlotsAnswer> {
  if (underWay?.path === path) return underWay.answer;
  const question = {
    path,
    answer: ask(apiUrl, path).finally(() => {
      if (underWay === question) underWay = null;
    }),
  };
  underWay = question;
  return question.answer;
}

async function ask(apiUrl: string, path: string): Promise<SlotsAnswer> {
  const asked = bookings;
  const response = await fetch(apiUrl + path, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  const answer: SlotsAnswer = await response.json();
  if (!response.ok || !Array.isArray(answer.slots)) throw new Error(`No slots (${response.status})`);
  if (asked === bookings) rememberSlots(answer, path);
  return answer;
}
