import { residentMemory } from '#bench/http/cpu-time.ts';
import { print, printLimited, quantile, timesOf } from '#bench/print.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import type { ServedSite } from '#tests/support/servers/served-site.ts';

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const memoryLimit = 100;

/** The CSV file of all contacts as a browser loads it, its memory cost, and its effect on visitors. */
export async function benchExport(site: ServedSite, ask: Ask, size: number, limit: number): Promise<void> {
  const before = residentMemory(site.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMemory(site.pid));
  }, 50);
  const began = performance.now();
  const answer = await download(site, ask);
  let lines = 0;
  // Carriage returns occur only in line ends.
  for await (const chunk of answer.body ?? []) for (const byte of chunk) if (byte === 13) lines++;
  const time = performance.now() - began;
  clearInterval(watch);
  if (lines !== size + 1) throw new Error(`The file has ${lines} lines`);
  printLimited('CSV of all', time / 1000, limit / 1000, 's', 2);
  printLimited('CSV of all, memory', peak - before, memoryLimit, 'MiB');
  await benchVisitors(site, async () => (await download(site, ask)).arrayBuffer(), 'the CSV');
}

/** The effect of staff's work on visitors: times of the home page during it, compared with without. */
export async function benchVisitors(site: ServedSite, work: () => Promise<unknown>, name = 'searches'): Promise<void> {
  const pages = (count: number) => timesOf((path) => fetch(site.origin + path), Array(count).fill('/'));
  await pages(100);
  const alone = await pages(100);
  let busy = true;
  const done = work().finally(() => {
    busy = false;
  });
  const beside: number[] = [];
  while (busy) beside.push(...(await pages(1)));
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

/** Requests the file of all contacts and opens its URL. */
async function download(site: ServedSite, ask: Ask): Promise<Response> {
  const order = await ask(adminPaths.contactsExport, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { url } = (await order.json()) as { url: string };
  return fetch(site.origin + url);
}
