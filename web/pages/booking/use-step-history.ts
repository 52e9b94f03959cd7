import { useEffect, useEffectEvent, useRef } from 'react';
import type { Choice } from '#web/forms/booking/picker/use-choice.ts';

/** Fragment of the second step. */
const details = '#details';

/**
 * Makes the second step an entry of the browser's history: Back returns to the times, and Forward to the details.
 * @param choice that of the page's form
 */
export function useStepHistory(choice: Choice): Choice {
  const { open, start } = choice;
  const pushed = useRef(false);
  useEffect(() => {
    if (open) {
      // A bookmark of the second step, or a reload in it: nothing is chosen any more.
      if (window.location.hash === details)
        window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
      return;
    }
    if (window.location.hash === details) return;
    // With the state of the first step: it is the same place of the page.
    window.history.pushState(window.history.state, '', details);
    pushed.current = true;
  }, [open]);

  const follow = useEffectEvent(() => {
    if (window.location.hash !== details) choice.reopen();
    else if (start) choice.close();
  });
  useEffect(() => {
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  const reopen = () => {
    // Otherwise the times would come twice on the way back.
    if (pushed.current && window.location.hash === details) window.history.back();
    else choice.reopen();
  };
  return { ...choice, reopen };
}
