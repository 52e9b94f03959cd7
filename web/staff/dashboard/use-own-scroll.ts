import { useEffect } from 'react';

/** The list and the open lead keep their places on the way back; a reload finds its place by the browser. */
export function useOwnScroll(): void {
  useEffect(() => {
    const keep = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') keep();
    window.addEventListener('load', keep);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('load', keep);
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);
}
