import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds of scripts for completing rows in one frame: several rows on a fast machine, one on a slow one. */
const budget = 2;
/** Milliseconds that a frame of scrolling may have taken if rows are still to be completed after it. */
const quick = 4;

/** What completes the rows that show only a name so far. */
const brief = new Map<HTMLElement, () => void>();
let isScrolling = () => false;
let waiting = false;

/**
 * Whether a row is shown in full. A row that enters while the list scrolls shows only its name at first: building all
 * of its cells takes a slow machine most of a frame, and nobody reads a list that flies by.
 * @param scrolling whether the list scrolls
 * @param atOnce whether the row must be complete now, since it takes the focus
 */
export function useWholeRow(row: RefObject<HTMLElement | null>, scrolling: () => boolean, atOnce: boolean): boolean {
  const [whole, setWhole] = useState(() => atOnce || !scrolling());
  if (atOnce && !whole) setWhole(true);
  useEffect(() => {
    const element = row.current;
    if (whole || !element) return;
    isScrolling = scrolling;
    brief.set(element, () => setWhole(true));
    completeAfterFrame();
    return () => void brief.delete(element);
  }, [row, whole, scrolling]);
  return whole;
}

/** One turn a frame, so that its rows are laid out before the next are built. */
function completeAfterFrame(): void {
  if (waiting || brief.size === 0) return;
  waiting = true;
  requestAnimationFrame((began) => {
    // Runs once the frame is painted. Not in an idle period, which a browser with animations may never have.
    setTimeout(() => {
      waiting = false;
      if (!isScrolling() || performance.now() - began < quick) completeSome();
      completeAfterFrame();
    });
  });
}

function completeSome(): void {
  const began = performance.now();
  for (const row of nearestFirst()) {
    const complete = brief.get(row);
    brief.delete(row);
    if (complete) flushSync(complete);
    if (performance.now() - began > budget) return;
  }
}

function nearestFirst(): HTMLElement[] {
  const middle = window.innerHeight / 2;
  return [...brief.keys()]
    .map((row) => ({ row, away: Math.abs(row.getBoundingClientRect().top - middle) }))
    .sort((a, b) => a.away - b.away)
    .map(({ row }) => row);
}
