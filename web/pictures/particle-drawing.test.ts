import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkDistance, startDrawing } from './particle-drawing.ts';

type Frame = (now: number) => void;
let frames: Frame[] = [];
let arcs: { x: number; y: number }[] = [];
let links: { x1: number; y1: number; x2: number; y2: number }[] = [];

/** A canvas of 400 by 300 CSS pixels that writes down what is drawn in the newest frame. */
function fakeCanvas(): HTMLCanvasElement {
  let from = { x: 0, y: 0 };
  const context = {
    setTransform() {},
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
  return { clientWidth: 400, clientHeight: 300, getContext: () => context } as unknown as HTMLCanvasElement;
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('window', { devicePixelRatio: 3 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (frame: Frame) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the network has exactly 80 particles, all inside, and links pairs within 100 px only', () => {
  startDrawing(fakeCanvas());
  expect(arcs).toHaveLength(80);
  expect(arcs.every(({ x, y }) => x >= 0 && x <= 400 && y >= 0 && y <= 300)).toBe(true);
  const near = arcs.flatMap((a, i) => arcs.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < linkDistance));
  expect(links).toHaveLength(near.length);
});

test('the canvas is at most twice as dense as the screen of CSS pixels', () => {
  const canvas = fakeCanvas();
  startDrawing(canvas);
  expect([canvas.width, canvas.height]).toEqual([800, 600]);
});

test('nothing moves before play and after pause', () => {
  const drawing = startDrawing(fakeCanvas());
  expect(frames).toHaveLength(0);
  drawing?.play();
  const before = arcs;
  frames.shift()?.(1000);
  expect(arcs).not.toEqual(before);
  drawing?.pause();
  expect(frames).toHaveLength(0);
});
