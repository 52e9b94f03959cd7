import { useEffect, useRef } from 'react';
import { type PausableTimer, startPausableTimer } from './pausable-timer.ts';

/**
 * Calls `onEnd` after `milliseconds` (null: never); pauses while the pointer is over the panel or the focus is in it.
 * Spread the result on the panel.
 */
export function useReturnTimer(milliseconds: number | null, onEnd: () => void) {
  const timer = useRef<PausableTimer | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  const held = useRef({ pointer: false, focus: false });

  useEffect(() => {
    if (milliseconds === null) return;
    // A removed panel fires neither pointerleave nor blur.
    held.current = { pointer: false, focus: false };
    timer.current = startPausableTimer(milliseconds, () => end.current());
    return () => timer.current?.stop();
  }, [milliseconds]);

  const hold = (by: 'pointer' | 'focus', on: boolean) => {
    held.current[by] = on;
    if (held.current.pointer || held.current.focus) timer.current?.pause();
    else timer.current?.resume();
  };
  return {
    // Not onPointerEnter: a panel that appears under a resting pointer is not being pointed at.
    onPointerMove: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: () => hold('focus', false),
  };
}
