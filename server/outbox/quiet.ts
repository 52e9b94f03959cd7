import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const windowMilliseconds = 20;
const longest = 1000;
const busy = 0.5;

/**
 * Waits until this process has time for mails: until its event loop was idle for half of a short window,
 * in which the worker itself does nothing; about one second at most, so that mails go out under any load.
 */
export async function whenQuiet(): Promise<void> {
  const end = performance.now() + longest;
  while (performance.now() < end) {
    const before = performance.eventLoopUtilization();
    await sleep(windowMilliseconds, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}
