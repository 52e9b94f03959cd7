import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Moves focus from a search field to the first row once the list shows the search's results.
 * @param busy whether the list is loading
 * @returns the handler for Enter in the search field
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
