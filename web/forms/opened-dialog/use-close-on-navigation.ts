import { useEffect, useRef } from 'react';
import { useVisit } from '#web/visit.ts';

/** Going back or forward closes what was opened on the page before. */
export function useCloseOnNavigation(close: () => void) {
  const { path } = useVisit();
  const opened = useRef(path);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (path !== opened.current) latest.current();
  }, [path]);
}
