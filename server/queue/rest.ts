/** A pause that can be interrupted; its timer does not keep the process alive. */
export function createRest() {
  let woken = false;
  let stopped = false;
  let end: (() => void) | undefined;
  let wakeable = false;

  function pause(milliseconds: number, canBeWoken: boolean): Promise<void> {
    if (stopped || (canBeWoken && woken)) return Promise.resolve();
    wakeable = canBeWoken;
    return new Promise((resolve) => {
      const timer = setTimeout(finish, milliseconds);
      timer.unref();
      function finish() {
        clearTimeout(timer);
        end = undefined;
        resolve();
      }
      end = finish;
    });
  }

  return {
    /** Ends early at `wake` or `stop`; ends immediately if `wake` was called since the last `clearWake`. */
    untilWoken: (milliseconds: number) => pause(milliseconds, true),
    /** Ends early only at `stop`. */
    untilStopped: (milliseconds: number) => pause(milliseconds, false),
    wake: (): void => {
      woken = true;
      if (wakeable) end?.();
    },
    clearWake: (): void => {
      woken = false;
    },
    stop: (): void => {
      stopped = true;
      end?.();
    },
  };
}
