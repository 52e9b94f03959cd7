import { createDrawing, type Drawing, type Step, type Wish } from './drawing.ts';
import type { Scene } from './scene.ts';

/** Messages from the page: first the canvas, then geometry and commands. */
export type ToWorker = { canvas: OffscreenCanvas } | { scene: Scene } | { wish: Wish };

let drawing: Drawing | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('canvas' in data) drawing = createDrawing(data.canvas, (step: Step) => self.postMessage(step));
  else if ('scene' in data) drawing?.lay(data.scene);
  else drawing?.[data.wish]();
};
