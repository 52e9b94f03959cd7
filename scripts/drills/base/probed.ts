import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';

/** Settings of a server that can report its CPU and memory usage. */
export const probed = { NODE_OPTIONS: `--expose-gc --import ${join(import.meta.dirname, 'probe.mjs')}` } as const;

/** The same without forced garbage collection. */
export const probedWithoutGc = { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'probe.mjs')}` } as const;

/** `cpu` in milliseconds since the start, memory in bytes after garbage collection. */
const use = v.object({ cpu: v.number(), heapUsed: v.number(), rss: v.number(), external: v.number() });
export type Use = v.InferOutput<typeof use>;

/** Requests the usage of such a server. @param output what the server has printed; it grows */
export async function usedBy({ pid, output }: { pid: number; output: string[] }): Promise<Use> {
  const known = output.length;
  process.kill(pid, 'SIGUSR2');
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(5)) {
    const reported = /PROBE (\{.*\})\n/.exec(output.slice(known).join(''))?.[1];
    if (reported) return v.parse(use, JSON.parse(reported));
  }
  throw new Error('the server did not report its usage');
}
