import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from './print.ts';
import { startServer } from './server.ts';

const limit = 140;

/** Resident memory of the idle server, after both home pages have been served and 5 s of rest. */
export async function benchMemory(): Promise<void> {
  const site = await startServer();
  for (const path of ['/', '/?lang=en', '/contact']) await (await fetch(site.origin + path)).arrayBuffer();
  await wait(5000);
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  const mebibytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  await site.stop();
  print('idle memory', `${mebibytes.toFixed(0)} MiB`, mebibytes / limit, `limit ${limit} MiB`);
}
