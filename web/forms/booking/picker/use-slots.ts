import { useCallback, useEffect, useState } from 'react';
import { type SlotsAnswer, slotsPath } from '#contract/booking/booking.ts';
import { apiUrl } from '#web/api-url.ts';
import { askSlots, freshFor, isFresh, knownSlots, rememberSlots } from './slots.ts';

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
  const [answer, setAnswer] = useState(() => initial ?? (isFresh(path) ? (knownSlots()?.answer ?? null) : null));
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async () => {
    setFailed(false);
    try {
      const fresh = await askSlots(apiUrl(), path);
      setAnswer(fresh);
      return fresh;
    } catch {
      setFailed(true);
      return null;
    }
  }, [path]);

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
