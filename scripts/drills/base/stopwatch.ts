import { readFileSync } from 'node:fs';

/** Starts to measure. @returns what tells the milliseconds since, by the clock and of a process's first thread */
export function stopwatch(pid: number): () => { milliseconds: number; computed: number } {
  const [began, ran] = [performance.now(), running(pid)];
  return () => ({ milliseconds: performance.now() - began, computed: running(pid) - ran });
}

/** Milliseconds for which the thread that answers has had a processor, by Linux. */
function running(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
