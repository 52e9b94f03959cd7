import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { candidateIds } from '#contract/calculation/candidates.ts';
import { createDrawing, linkDistance, type Step } from './drawing.ts';
import { measureScene } from './scene.ts';

type Frame = (now: number) => void;
let frames: Frame[] = [];
let arcs: { x: number; y: number }[] = [];
let links: { x1: number; y1: number; x2: number; y2: number }[] = [];
let steps: Step[] = [];

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** A stage of 1000 by 600 CSS pixels with the chart on the right and one text to avoid. */
function fakeStage() {
  let from = { x: 0, y: 0 };
  const context = {
    setTransform() {},
    setLineDash() {},
    clearRect() {
      arcs = [];
      links = [];
    },
    beginPath() {},
    stroke() {},
    fill() {},
    moveTo: (x: number, y: number) => {
      from = { x, y };
    },
    lineTo: (x2: number, y2: number) => links.push({ x1: from.x, y1: from.y, x2, y2 }),
    arc: (x: number, y: number) => arcs.push({ x, y }),
  };
  const canvas = { width: 0, height: 0, getContext: () => context } as unknown as OffscreenCanvas;
  const text = { getClientRects: () => [box(500, 200, 100, 30)] };
  const stage = {
    getBoundingClientRect: () => box(0, 0, 1000, 600),
    querySelectorAll: () => [text],
  } as unknown as HTMLElement;
  const field = { getBoundingClientRect: () => box(400, 100, 560, 400) } as unknown as HTMLElement;
  const scene = measureScene(stage, field);
  const drawing = createDrawing(canvas, (step) => steps.push(step));
  if (!drawing) throw new Error('The canvas gave no context.');
  drawing.lay(scene);
  return { canvas, drawing, scene };
}

/** Advances the animation by that many seconds; one frame counts for at most 1/20 s. */
function pass(seconds: number) {
  for (let at = 1; at <= seconds * 20; at++) frames.shift()?.(performance.now() + at * 50);
}

beforeEach(() => {
  frames = [];
  arcs = [];
  links = [];
  steps = [];
  vi.stubGlobal('window', { devicePixelRatio: 3 });
  vi.stubGlobal('requestAnimationFrame', (frame: Frame) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the cloud has exactly 80 ideas, clear of texts, and links pairs within 100 px only', () => {
  const { drawing } = fakeStage();
  drawing.play();
  pass(0.05);
  expect(arcs).toHaveLength(80);
  expect(arcs.filter(({ x, y }) => x > 500 && x < 600 && y > 200 && y < 230)).toEqual([]);
  expect(linkDistance).toBe(100);
  const near = arcs.flatMap((a, i) => arcs.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < linkDistance));
  expect(links).toHaveLength(near.length);
});

test('the canvas covers what is drawn, chart and cloud, and is at most half as dense again as CSS pixels', () => {
  const { canvas, scene } = fakeStage();
  expect(scene.drawn).toEqual({ left: 344, top: 44, right: 1000, bottom: 556 });
  expect([canvas.width, canvas.height]).toEqual([984, 768]);
});

test('nothing is animated before play and after pause', () => {
  const { drawing } = fakeStage();
  expect(frames).toHaveLength(0);
  drawing.play();
  pass(0.05);
  const before = arcs;
  pass(0.05);
  expect(arcs).not.toEqual(before);
  drawing.pause();
  expect(frames).toHaveLength(0);
});

test('the animation has four steps and ends once, with the unnamed ideas', () => {
  const { drawing } = fakeStage();
  drawing.play();
  pass(8);
  expect(steps).toEqual([1, 2, 3, 4, 'end']);
  expect(frames).toHaveLength(0);
  expect(arcs).toHaveLength(80 - candidateIds.length);
  expect(links).toEqual([]);
  drawing.again();
  drawing.play();
  pass(0.05);
  expect(arcs).toHaveLength(80);
});

test('with reduced motion the final state is shown at once', () => {
  const { drawing } = fakeStage();
  drawing.rest();
  expect(arcs).toHaveLength(80 - candidateIds.length);
  expect(frames).toHaveLength(0);
});
