import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Drawing } from './drawing.ts';

/** `ended` is what the server sends: the chart at rest, which visitors who want less motion keep. */
export type Playing = 'ended' | 'playing' | 'paused';

type Dots = {
  stage: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  field: RefObject<HTMLDivElement | null>;
  /** False until the code is there, and for visitors who asked for less motion: then there is nothing to play. */
  movable: boolean;
  playing: Playing;
  /** Of the story's four steps, the last one told. */
  step: 1 | 2 | 3 | 4;
  /** Pauses, goes on, or begins again. */
  toggle: () => void;
};

/**
 * The animation of the ideas: loaded when the page is idle, so that it costs nothing of the first paint; still while
 * off-screen, in a hidden tab, paused by hand, or where reduced motion is asked for. It plays once.
 */
export function useDots(): Dots {
  const stage = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const control = useRef<{ apply: () => void; again: () => void }>(null);
  const state = useRef<Playing>('ended');
  const [movable, setMovable] = useState(false);
  const [playing, setPlaying] = useState<Playing>('ended');
  const [step, setStep] = useState<Dots['step']>(4);

  const show = (next: Playing) => {
    state.current = next;
    setPlaying(next);
    control.current?.apply();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once a page; what it tells goes to state
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let drawing: Drawing | null = null;
    let onScreen = true;
    const apply = () => {
      setMovable(drawing !== null && !still.matches);
      if (onScreen && state.current === 'playing' && !still.matches && !document.hidden) drawing?.play();
      else drawing?.pause();
    };
    const observer = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      apply();
    });
    const begin = ({ startDrawing }: typeof import('./drawing.ts')) => {
      if (signal.aborted || !stage.current || !canvas.current || !field.current) return;
      drawing = startDrawing(canvas.current, stage.current, field.current, {
        onStep: setStep,
        onEnd: () => show('ended'),
      });
      if (!drawing) return;
      const { again, rest } = drawing;
      control.current = { apply, again };
      observer.observe(stage.current);
      document.addEventListener('visibilitychange', apply, { signal });
      const start = () => {
        if (still.matches) rest();
        show(still.matches ? 'ended' : 'playing');
      };
      still.addEventListener('change', () => (still.matches ? start() : apply()), { signal });
      start();
    };
    // Without it the chart stands as the server sent it.
    const fetchIt = () => void import('./drawing.ts').then(begin, () => {});
    // Safari has no requestIdleCallback.
    const later = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(fetchIt, { timeout: 2000 })
        : setTimeout(fetchIt, 200);
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true, signal });
    return () => {
      abort.abort();
      observer.disconnect();
      drawing?.stop();
      control.current = null;
    };
  }, []);

  const toggle = () => {
    if (state.current === 'ended') control.current?.again();
    show(state.current === 'playing' ? 'paused' : 'playing');
  };
  return { stage, canvas, field, movable, playing, step: playing === 'ended' ? 4 : step, toggle };
}
