import { useLayoutEffect, useRef, useState } from 'react';

/** The height of what stays at the window's upper edge, in pixels; 0 where nothing does, as on a low screen. */
export function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const measure = () => {
      const stays = getComputedStyle(element).position === 'sticky';
      // Without a box (another tab is shown) there is nothing to measure.
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
