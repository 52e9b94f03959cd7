import { useEffect } from 'react';

/** Back keeps the scroll positions of the list and the open lead; on reload, the browser restores them. */
export function useScrollRestoration(): void {
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
