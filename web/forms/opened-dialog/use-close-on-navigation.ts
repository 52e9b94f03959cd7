import { useEffect, useRef } from 'react';
import { useVisit } from '#web/visit.ts';

/** Closes a dialog when the visitor navigates back or forward. */
export function useCloseOnNavigation(close: () => void) {
  const { path } = useVisit();
  const opened = useRef(path);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (path !== opened.current) latest.current();
  }, [path]);
}
