import { readFileSync } from 'node:fs';
import { adminPaths } from '../contract/admin.ts';
import { print } from './print.ts';
import type { BenchServer } from './server.ts';
import { type Ask, quantile, timesOf } from './staff-times.ts';

const memoryLimit = 100;

/** The CSV file of all contacts as a browser loads it, what it costs in memory, and what visitors notice of it. */
export async function benchExport(site: BenchServer, ask: Ask, size: number, limit: number): Promise<void> {
  const page = async () => await timesOf((path) => fetch(site.origin + path), Array(50).fill('/'));
  const alone = quantile(await page(), 0.5);
  const before = resident(site.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, resident(site.pid));
  }, 50);
  const order = await ask(adminPaths.contactsExport, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { url } = (await order.json()) as { url: string };
  const began = performance.now();
  const answer = await fetch(site.origin + url);
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

  // A second one, while visitors look at pages.
  const again = (await (
    await ask(adminPaths.contactsExport, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).json()) as { url: string };
  const download = fetch(site.origin + again.url).then((file) => file.arrayBuffer());
  const beside = quantile(await page(), 0.5);
  await download;
  print('home page beside the CSV', `${beside.toFixed(1)} ms`, beside / alone, `alone, ${alone.toFixed(1)} ms`);
}

/** Resident memory in MiB. */
function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
