import { median, print } from '#bench/print.ts';
import { type Load, wrk } from '#bench/wrk.ts';
import { cpuSeconds } from './cpu-time.ts';
import { loadCpu } from './peers.ts';

/** A server under test. `pids` are its processes, including those of a server behind it. */
export type Contestant = { url: string; pids: readonly number[] };
type Comparison = { what: string; ours: Contestant; theirs: Contestant; script: string; connections: number };

const rounds = 3;
const seconds = 2;

/**
 * Loads both in turn and prints our rate with the ratio over the rounds (median, lowest and highest): in elapsed time,
 * and in CPU time per request. On an idle machine both agree; while other programs run, only the second is meaningful.
 * @returns our loads
 */
export function compare({ what, ours, theirs, script, connections }: Comparison, note = ''): Load[] {
  const measure = ({ url, pids }: Contestant) => {
    const before = cpuSeconds(pids);
    const load = wrk(url, { seconds, connections, cpu: loadCpu, script });
    if (load.errors > 0) throw new Error(`${load.errors} requests of "${what}" failed`);
    return { load, perCpuSecond: load.requests / (cpuSeconds(pids) - before) };
  };
  // The first requests compile the code that the others run.
  for (const { url } of [ours, theirs]) wrk(url, { seconds: 2, connections, cpu: loadCpu, script });
  const pairs = Array.from({ length: rounds }, () => [measure(ours), measure(theirs)] as const);
  const clock = pairs.map(([own, other]) => own.load.requestsPerSecond / other.load.requestsPerSecond);
  const cost = pairs.map(([own, other]) => own.perCpuSecond / other.perCpuSecond);
  const own = median(pairs.map(([{ load }]) => load.requestsPerSecond));
  const other = median(pairs.map(([, { load }]) => load.requestsPerSecond));
  const byCost = `by processor time ${median(cost).toFixed(2)} (${range(cost)})`;
  print(what, `${Math.round(own)}/s`, median(clock), `${Math.round(other)}/s (${range(clock)}); ${byCost}${note}`);
  return pairs.map(([{ load }]) => load);
}

function range(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
}
