import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds of scripts for completing rows in one frame: several rows on a fast machine, one on a slow one. */
const budget = 2;
/** Milliseconds that must be left of a frame for a row: its scripts, and then its styles, layout and paint. */
const needed = 10;

/** Rows that show only a name so far, and what completes them. */
const brief = new Map<HTMLElement, () => void>();
let waiting = false;

/**
 * Whether a row is shown in full. A row that enters while the list scrolls shows only its name until the browser is
 * idle: building all of its cells takes a slow machine most of a frame, and nobody reads a list that flies by.
 * @param scrolling whether the list scrolls, read once, as the row enters
 * @param atOnce whether the row must be complete now, since it takes the focus
 */
export function useWholeRow(row: RefObject<HTMLElement | null>, scrolling: () => boolean, atOnce: boolean): boolean {
  const [whole, setWhole] = useState(() => atOnce || !scrolling());
  if (atOnce && !whole) setWhole(true);
  useEffect(() => {
    const element = row.current;
    if (whole || !element) return;
    brief.set(element, () => setWhole(true));
    completeWhenIdle();
    return () => void brief.delete(element);
  }, [row, whole]);
  return whole;
}

function completeWhenIdle(): void {
  if (waiting || brief.size === 0) return;
  waiting = true;
  // One turn a frame, so that its rows are laid out before the next are built. Safari has no requestIdleCallback.
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(completeSome);
    else setTimeout(completeSome, needed);
  });
}

function completeSome(idle?: IdleDeadline): void {
  waiting = false;
  const began = performance.now();
  if (!idle || idle.timeRemaining() >= needed)
    for (const row of nearestFirst()) {
      const complete = brief.get(row);
      brief.delete(row);
      if (complete) flushSync(complete);
      if (performance.now() - began > budget) break;
    }
  completeWhenIdle();
}

function nearestFirst(): HTMLElement[] {
  const middle = window.innerHeight / 2;
  return [...brief.keys()]
    .map((row) => ({ row, away: Math.abs(row.getBoundingClientRect().top - middle) }))
    .sort((a, b) => a.away - b.away)
    .map(({ row }) => row);
}
