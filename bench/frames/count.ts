import type { Page } from 'playwright-core';

type Counted = { frames: number[] };

/** Starts counting frames, see `framesOf`. */
export const countFrames = (page: Page): Promise<void> => page.evaluate(count);

/** Milliseconds that the page computed for each frame since counting began: scripts, styles, layout, paint. */
export const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as Counted).frames);

/** Turns the wheel by 100 px every `pause` milliseconds in the middle of the window. */
export async function turnWheel(page: Page, turns: number, pause: number): Promise<void> {
  await page.mouse.move(720, 600);
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(pause);
  }
}

/** Runs in the page. */
function count(): void {
  const frames: number[] = [];
  Object.assign(globalThis, { frames });
  const channel = new MessageChannel();
  let began = 0;
  let scrolled = 0;
  // The scroll event of a frame comes before its animation callbacks.
  const scroll = () => {
    scrolled ||= performance.now();
  };
  window.addEventListener('scroll', scroll, { capture: true, passive: true });
  channel.port1.onmessage = () => frames.push(performance.now() - began);
  const next = () => {
    began = scrolled || performance.now();
    scrolled = 0;
    // Runs after this frame's styles, layout and paint.
    channel.port2.postMessage(null);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
