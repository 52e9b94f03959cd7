import { ownScript } from '#web/trusted-types.ts';
import type { Step, Wish } from './drawing.ts';
import type { ToWorker } from './drawing.worker.ts';
import workerUrl from './drawing.worker.ts?worker&url';
import { measureScene } from './scene.ts';

type DrawnBeside = {
  ask(wish: Wish): void;
  stop(): void;
};

/**
 * Draws on the canvas in a worker, so that no frame delays a click or a scroll. `field` is the chart in which the ideas
 * end. The canvas is positioned at the first measurement and moves with the stage.
 * @returns null in browsers without OffscreenCanvas (Safari before 16.4): the page then stays as served
 */
export function drawBeside(
  canvas: HTMLCanvasElement,
  stage: HTMLElement,
  field: HTMLElement,
  onStep: (step: Step) => void,
): DrawnBeside | null {
  if (!('transferControlToOffscreen' in canvas)) return null;
  const worker = new Worker(ownScript(workerUrl));
  const send = (message: ToWorker, transferred: Transferable[] = []) => worker.postMessage(message, transferred);
  worker.onmessage = ({ data }: MessageEvent<Step>) => onStep(data);
  const offscreen = canvas.transferControlToOffscreen();
  send({ canvas: offscreen }, [offscreen]);
  const lay = () => {
    const scene = measureScene(stage, field);
    const { left, top, right, bottom } = scene.drawn;
    for (const [name, value] of Object.entries({ left, top, width: right - left, height: bottom - top }))
      canvas.style.setProperty(name, `${value}px`);
    canvas.hidden = false;
    send({ scene });
  };
  const observer = new ResizeObserver(lay);
  // Also reports the initial size.
  observer.observe(stage);
  return {
    ask: (wish) => send({ wish }),
    stop() {
      observer.disconnect();
      worker.terminate();
    },
  };
}
