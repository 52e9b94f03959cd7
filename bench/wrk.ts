import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Load = { requests: number; requestsPerSecond: number; p99Milliseconds: number; errors: number };

/** A Lua script for `wrk`: GET requests with these heads, in turn. */
export function inTurn(heads: readonly Readonly<Record<string, string>>[]): string {
  const tables = heads.map((head) => {
    const lines = Object.entries(head).map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`);
    return `{${lines.join(',')}}`;
  });
  return `
local heads = {${tables.join(',\n')}}
local requests = {}
local at = 0
init = function() for i, head in ipairs(heads) do requests[i] = wrk.format("GET", nil, head) end end
request = function() at = at % #requests + 1 return requests[at] end
`;
}

/** Loads one URL of this machine from one thread, pinned to `cpu`; the Lua script creates the requests. */
export function wrk(
  url: string,
  { seconds, connections, cpu, script }: { seconds: number; connections: number; cpu: number; script: string },
): Load {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const file = join(folder, 'requests.lua');
  // `done` prints what wrk's own summary leaves out, in a form that can be parsed.
  const summary = `done = function(s, l) io.write(string.format("RESULT %d %f %f %d\\n", s.requests, s.requests / (s.duration / 1e6), l:percentile(99) / 1000, s.errors.status + s.errors.read + s.errors.connect + s.errors.timeout)) end\n`;
  writeFileSync(file, script + summary);
  const load = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, url];
  const output = execFileSync('taskset', ['-c', String(cpu), ...load], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [, requests, rate, p99, errors] = /RESULT (\S+) (\S+) (\S+) (\S+)/.exec(output) ?? [];
  if (!rate || !p99) throw new Error(`wrk printed no result: ${output}`);
  return {
    requests: Number(requests),
    requestsPerSecond: Number(rate),
    p99Milliseconds: Number(p99),
    errors: Number(errors),
  };
}
