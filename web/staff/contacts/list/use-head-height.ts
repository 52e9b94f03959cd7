import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The height in pixels of the head that sticks to the window's upper edge; 0 if it does not stick, as on low screens.
 */
export function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const measure = () => {
      const stays = getComputedStyle(element).position === 'sticky';
      // A hidden tab has no box to measure.
      if (element.getClientRects().length) setHeight(stays ? element.offsetHeight : 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return { head, headHeight: height };
}
