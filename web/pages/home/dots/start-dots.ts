import { drawBeside } from './draw-beside.ts';

/** `ended` is what the server renders: the finished chart, which stays that way with reduced motion. */
type Playing = 'ended' | 'playing' | 'paused';

/** The part of the chart that must be on screen for the story to be seen. */
const enough = 0.35;

/** Plays once per visit; later renderings show the final state. */
let played = false;

/**
 * Starts the animation of the ideas on the home page's stage. It plays once, from when the chart is in view, and pauses
 * while off-screen, in a hidden tab, on request, or when reduced motion is preferred.
 */
export function startDots(stage: HTMLElement): () => void {
  const canvas = stage.querySelector('canvas');
  const field = stage.querySelector<HTMLDivElement>('[data-field]');
  const button = stage.querySelector<HTMLButtonElement>('[data-toggle]');
  if (!canvas || !field || !button) return () => {};
  const parts = [...stage.querySelectorAll('figcaption li')];
  const listening = new AbortController();
  const { signal } = listening;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let state: Playing = 'ended';
  let onScreen = true;

  const tell = (step: number) => {
    for (const [index, part] of parts.entries()) part.toggleAttribute('data-reached', index < step);
  };
  const drawing = drawBeside(canvas, stage, field, (step) => (step === 'end' ? show('ended') : tell(step)));
  if (!drawing) return () => {};
  const apply = () => {
    button.classList.toggle('invisible', still.matches);
    for (const word of button.querySelectorAll<HTMLElement>('[data-word]'))
      word.classList.toggle('invisible', still.matches || word.dataset.word !== state);
    if (onScreen && state === 'playing' && !still.matches && !document.hidden) drawing.ask('play');
    else drawing.ask('pause');
  };
  const show = (next: Playing) => {
    state = next;
    stage.toggleAttribute('data-moving', next !== 'ended');
    if (next === 'ended') tell(parts.length);
    apply();
  };
  const start = () => {
    if (still.matches || played) drawing.ask('rest');
    show(still.matches || played ? 'ended' : 'playing');
    played = true;
  };

  let begun = still.matches || played;
  const observer = new IntersectionObserver(
    ([entry]) => {
      onScreen = entry !== undefined && entry.intersectionRatio >= enough;
      if (onScreen && !begun) {
        begun = true;
        start();
      } else apply();
    },
    { threshold: enough },
  );
  // On phones the chart is below the first screen.
  observer.observe(field);
  document.addEventListener('visibilitychange', apply, { signal });
  still.addEventListener('change', () => (still.matches ? start() : apply()), { signal });
  button.addEventListener(
    'click',
    () => {
      if (state === 'ended') drawing.ask('again');
      show(state === 'playing' ? 'paused' : 'playing');
    },
    { signal },
  );
  if (begun) start();
  return () => {
    listening.abort();
    observer.disconnect();
    drawing.stop();
  };
}
