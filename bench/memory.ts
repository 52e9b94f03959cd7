import { setTimeout as wait } from 'node:timers/promises';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { residentMemory } from './http/cpu-time.ts';
import { printLimited } from './print.ts';

const limit = 140;

/** Resident memory of the idle server, after both home pages have been served and 5 s of rest. */
export async function benchMemory(): Promise<void> {
  const site = await serveSite();
  for (const path of ['/', '/?lang=en', '/contact']) await (await fetch(site.origin + path)).arrayBuffer();
  await wait(5000);
  const mebibytes = residentMemory(site.pid);
  await site.end();
  printLimited('idle memory', mebibytes, limit, 'MiB');
}
