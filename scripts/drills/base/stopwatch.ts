import { readFileSync } from 'node:fs';

/** Milliseconds by the clock; for how many of these a process's first thread had a processor, and waited for one. */
export type Took = { milliseconds: number; computed: number; waited: number };

/** Starts to measure. @returns what tells the time since */
export function stopwatch(pid: number): () => Took {
  const [began, [ran, queued]] = [performance.now(), running(pid)];
  return () => {
    const [computed, waited] = running(pid);
    return { milliseconds: performance.now() - began, computed: computed - ran, waited: waited - queued };
  };
}

/** Milliseconds for which the thread that answers has had a processor and has waited for one, by Linux. */
function running(pid: number): [ran: number, waited: number] {
  const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return [Number(ran) / 1e6, Number(waited) / 1e6];
}
