import { useCallback, useEffect, useState } from 'react';
import { type SlotsAnswer, slotsPath } from '#contract/booking/booking.ts';
import { useVisit } from '#web/visit.ts';

export type Slots = {
  answer: SlotsAnswer | null;
  /** The first answer has not come and will not by itself. */
  failed: boolean;
  /** Asks anew. What is known stays where that fails. */
  refresh: () => Promise<SlotsAnswer | null>;
};

/**
 * The free slots while something shows them: asked for where they are missing or a minute old, again each minute and
 * when the visitor comes back to the window.
 * @param initial what came with the page
 * @param path the call that answers them
 */
export function useSlots(initial: SlotsAnswer | null, path = slotsPath): Slots {
  const { apiUrl } = useVisit();
  const [answer, setAnswer] = useState(() => initial ?? (isFresh(path) ? (knownSlots()?.answer ?? null) : null));
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async () => {
    setFailed(false);
    try {
      const fresh = await askSlots(apiUrl, path);
      setAnswer(fresh);
      return fresh;
    } catch {
      setFailed(true);
      return null;
    }
  }, [apiUrl, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the page came once
  useEffect(() => {
    if (initial) rememberSlots(initial, path);
    const look = () => {
      if (document.visibilityState === 'visible' && !isFresh(path)) void refresh();
    };
    look();
    const timer = setInterval(look, freshFor);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, path]);

  return { answer, failed: failed && answer === null, refresh };
}

/** How long an answer counts as fresh, in milliseconds: others book meanwhile. */
const freshFor = 60_000;

/** `path` is the call that answered: one booking's times to move to are no other's. */
type Known = { answer: SlotsAnswer; at: number; path: string };
let known: Known | null = null;
let underWay: { path: string; answer: Promise<SlotsAnswer> } | null = null;

function knownSlots(): Known | null {
  return known;
}

/** For slots that came with a page. */
function rememberSlots(answer: SlotsAnswer, path: string): void {
  known = { answer, at: performance.now(), path };
}

function isFresh(path: string): boolean {
  return known?.path === path && performance.now() - known.at < freshFor;
}

/**
 * Asks the server for the free slots; a question under way is shared.
 * @throws where no usable answer came
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
  const response = await fetch(apiUrl + path, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json()) as SlotsAnswer;
  if (!response.ok || !Array.isArray(answer.slots)) throw new Error(`No slots (${response.status})`);
  rememberSlots(answer, path);
  return answer;
}
