import { useEffect, useReducer, useRef } from 'react';

/**
 * Rows drawn whole at once while the list moves, and once it rests: what a processor four times slower than a desk's
 * manages in a frame, and what nobody sees arrive one by one.
 */
const whileMoving = 2;
const atRest = 8;
/** Milliseconds until the next ones, unless the list moves on. */
const pause = 32;

/**
 * Which of the rows in the document are drawn whole: all, but while the list flies past only as many more with each
 * frame as can be drawn in it, those in view first. The others have their name alone until their turn comes.
 * @param shown in the order of the list; `wanted` ones are whole in any case
 */
export function useWholeRows(shown: readonly { id: string; inView: boolean; wanted: boolean }[], moving: boolean) {
  const drawn = useRef<{ whole: ReadonlySet<string>; all: boolean }>({ whole: new Set(), all: true });
  const [, drawMore] = useReducer((times: number) => times + 1, 0);
  const before = drawn.current;
  const whole = new Set(shown.filter(({ id, wanted }) => wanted || before.whole.has(id)).map(({ id }) => id));
  const missing = shown.filter(({ id }) => !whole.has(id)).sort((a, b) => Number(b.inView) - Number(a.inView));
  const number = moving ? whileMoving : before.all ? missing.length : atRest;
  for (const { id } of missing.slice(0, number)) whole.add(id);
  const all = whole.size === shown.length;
  useEffect(() => {
    drawn.current = { whole, all };
    if (all) return;
    const timer = setTimeout(drawMore, pause);
    return () => clearTimeout(timer);
  });
  return whole;
}
