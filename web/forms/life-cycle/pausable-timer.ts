export type PausableTimer = { pause: () => void; resume: () => void; stop: () => void };

/** Calls `onEnd` once, after `milliseconds` of unpaused time. */
export function startPausableTimer(milliseconds: number, onEnd: () => void): PausableTimer {
  let left = milliseconds;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | null = null;

  const resume = () => {
    if (handle !== null || left < 0) return;
    startedAt = Date.now();
    handle = setTimeout(() => {
      left = -1;
      handle = null;
      onEnd();
    }, left);
  };
  const pause = () => {
    if (handle === null) return;
    clearTimeout(handle);
    handle = null;
    left = Math.max(0, left - (Date.now() - startedAt));
  };
  const stop = () => {
    pause();
    left = -1;
  };

  resume();
  return { pause, resume, stop };
}
