import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether what was booked is shown: once it is, carried by a View Transition where the browser has it and motion is
 * welcome. Styles name what moves (`.slot`).
 */
export function useCarried(done: boolean): boolean {
  const [shown, setShown] = useState(done);
  useEffect(() => {
    if (!done) return setShown(false);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || !('startViewTransition' in document)) return setShown(true);
    document.startViewTransition(() => flushSync(() => setShown(true)));
  }, [done]);
  return done && shown;
}
