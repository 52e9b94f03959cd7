import { readFileSync } from 'node:fs';

/**
 * Elapsed milliseconds, and for how many of them the main thread of a process ran on a CPU (`computed`) and waited for
 * one.
 */
export type Took = { milliseconds: number; computed: number; waited: number };

/** Starts a measurement. @returns a function that reads it */
export function stopwatch(pid: number): () => Took {
  const [began, [ran, queued]] = [performance.now(), running(pid)];
  return () => {
    const [computed, waited] = running(pid);
    return { milliseconds: performance.now() - began, computed: computed - ran, waited: waited - queued };
  };
}

/**
 * Milliseconds for which the main thread, which answers requests, has run on a CPU and waited for one, according to
 * Linux.
 */
function running(pid: number): [ran: number, waited: number] {
  const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return [Number(ran) / 1e6, Number(waited) / 1e6];
}
