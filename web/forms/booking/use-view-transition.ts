import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether to show the confirmation. It appears in a View Transition if the browser supports that and reduced motion is
 * not requested; the styles name the moving element (`.slot`).
 */
export function useViewTransition(done: boolean): boolean {
  const [shown, setShown] = useState(done);
  useEffect(() => {
    if (!done) return setShown(false);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || !('startViewTransition' in document)) return setShown(true);
    document.startViewTransition(() => flushSync(() => setShown(true)));
  }, [done]);
  return done && shown;
}
