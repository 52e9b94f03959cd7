import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Leads from a search to the first row, once the list is of what was searched for.
 * @param busy whether the list is under way
 * @returns what Enter in the search does
 */
export function useEnterList(busy: boolean, focusFirst: () => void): () => void {
  const [isAsked, setIsAsked] = useState(false);
  const enter = useEffectEvent(focusFirst);
  useEffect(() => {
    if (!isAsked || busy) return;
    setIsAsked(false);
    enter();
  }, [isAsked, busy]);
  return () => setIsAsked(true);
}
