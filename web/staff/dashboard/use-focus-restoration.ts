import { useEffect } from 'react';

/** Elements that can receive focus: dialogs, panels, and others that are focusable only by script. */
const places = 'dialog[open], [role=tabpanel], [tabindex="-1"]:not(main)';

/**
 * An activated element often disappears: a button with the row it deletes, a finished form. Focus then moves to what
 * took its place, or to an enclosing element, instead of the page's top.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let around: readonly HTMLElement[] = [];
    let frame = 0;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      around = [...outwards(target)];
    };
    const isLost = () => document.activeElement === document.body && last !== null && hasGone(last);
    const bring = () => {
      if (!last || !isLost()) return;
      const successor = last.id ? document.getElementById(last.id) : null;
      const place = successor ?? around.find((one) => one.matches(places) && one.checkVisibility());
      const lead = document.querySelector<HTMLElement>('dialog.panel[open]');
      const found = place ?? lead ?? document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])');
      if (found && !successor) found.tabIndex = -1;
      found?.focus({ preventScroll: true });
    };
    // Two frames, because what comes next may take focus itself.
    const observer = new MutationObserver(() => {
      // A disabled element loses focus only with the next frame.
      if (document.activeElement !== document.body && !document.activeElement?.matches(':disabled')) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(bring);
      });
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}

const hasGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

function* outwards({ parentElement }: HTMLElement): Generator<HTMLElement> {
  for (let one = parentElement; one; one = one.parentElement) yield one;
}
