/** Runs `action` once, `milliseconds` after the first call; calls until then change nothing. Keeps no process alive. */
export function onceIn(milliseconds: number, action: () => void): () => void {
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
