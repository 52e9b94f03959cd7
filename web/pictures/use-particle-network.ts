import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Drawing } from './particle-drawing.ts';

type Network = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** False before the first frame and for visitors who asked for less motion: then there is nothing to pause. */
  movable: boolean;
  paused: boolean;
  toggle: () => void;
};

/**
 * The moving particle network: loaded when the page is idle, so that it costs nothing of the first paint; still
 * while off-screen, in a hidden tab, paused by hand, or where reduced motion is asked for.
 */
export function useParticleNetwork(): Network {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef(false);
  const update = useRef<() => void>(() => {});
  const [movable, setMovable] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const abort = new AbortController();
    const { signal } = abort;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let drawing: Drawing | null = null;
    let onScreen = false;
    const apply = () => {
      setMovable(drawing !== null && !still.matches);
      if (onScreen && !held.current && !still.matches && !document.hidden) drawing?.play();
      else drawing?.pause();
    };
    update.current = apply;
    const observer = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      apply();
    });
    const start = () =>
      void import('./particle-drawing.ts').then(({ startDrawing }) => {
        if (signal.aborted) return;
        drawing = startDrawing(element);
        observer.observe(element);
        document.addEventListener('visibilitychange', apply, { signal });
        still.addEventListener('change', apply, { signal });
      });
    // Safari has no requestIdleCallback.
    const later = () =>
      'requestIdleCallback' in window ? window.requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true, signal });
    return () => {
      abort.abort();
      observer.disconnect();
      drawing?.stop();
    };
  }, []);

  const toggle = () => {
    held.current = !held.current;
    setPaused(held.current);
    update.current();
  };
  return { canvas, movable, paused, toggle };
}
