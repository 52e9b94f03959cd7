import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Going back or forward closes what was opened on the page before. */
export function useCloseOnNavigation(close: () => void) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (pathname !== opened.current) latest.current();
  }, [pathname]);
}
