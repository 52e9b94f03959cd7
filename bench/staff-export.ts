import { readFileSync } from 'node:fs';
import { adminPaths } from '#contract/staff/contacts.ts';
import { print } from './print.ts';
import type { BenchServer } from './server.ts';
import { type Ask, quantile, timesOf } from './staff-times.ts';

const memoryLimit = 100;

/** The CSV file of all contacts as a browser loads it, what it costs in memory, and what visitors notice of it. */
export async function benchExport(site: BenchServer, ask: Ask, size: number, limit: number): Promise<void> {
  const before = resident(site.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, resident(site.pid));
  }, 50);
  const began = performance.now();
  const answer = await download(site, ask);
  let lines = 0;
  // Nothing but the end of a line holds a carriage return.
  for await (const chunk of answer.body ?? []) for (const byte of chunk) if (byte === 13) lines++;
  const time = performance.now() - began;
  clearInterval(watch);
  if (lines !== size + 1) throw new Error(`The file has ${lines} lines`);
  print('CSV of all', `${(time / 1000).toFixed(2)} s`, time / limit, `limit ${limit / 1000} s`);
  print(
    'CSV of all, memory',
    `+${(peak - before).toFixed(0)} MiB`,
    (peak - before) / memoryLimit,
    `limit ${memoryLimit} MiB`,
  );
  await benchVisitors(site, async () => (await download(site, ask)).arrayBuffer(), 'the CSV');
}

/** What visitors notice of something that staff do: the home page during it, against the home page alone. */
export async function benchVisitors(site: BenchServer, work: () => Promise<unknown>, name = 'searches'): Promise<void> {
  const page = () => timesOf((path) => fetch(site.origin + path), ['/']);
  await timesOf((path) => fetch(site.origin + path), Array(100).fill('/'));
  const alone = (await timesOf((path) => fetch(site.origin + path), Array(100).fill('/'))).toSorted((a, b) => a - b);
  let busy = true;
  const done = work().finally(() => {
    busy = false;
  });
  const beside: number[] = [];
  while (busy) beside.push(...(await page()));
  await done;
  for (const [what, share] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const) {
    const time = quantile(beside, share);
    const usual = quantile(alone, share);
    print(`home page beside ${name}, ${what}`, `${time.toFixed(1)} ms`, time / usual, `alone, ${usual.toFixed(1)} ms`);
  }
}

/** Orders the file of all contacts and opens its address. */
async function download(site: BenchServer, ask: Ask): Promise<Response> {
  const order = await ask(adminPaths.contactsExport, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { url } = (await order.json()) as { url: string };
  return fetch(site.origin + url);
}

/** Resident memory in MiB. */
function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
