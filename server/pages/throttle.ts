/**
 * Throttles `action`: runs it once, `milliseconds` after the first call; further calls until then have no effect. The
 * timer does not keep the process alive.
 */
export function throttle(milliseconds: number, action: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      action();
    }, milliseconds).unref();
  };
}
