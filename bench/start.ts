import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { median, printLimited } from './print.ts';

const limit = 600;

/**
 * Milliseconds from starting the built server process to its first 200 for the home page, with an existing database.
 */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const times: number[] = [];
  for (let round = 0; round < 6; round++) {
    const began = performance.now();
    const site = await serveSite({ DATA_DIR: folder });
    const answer = await fetch(site.origin);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    await site.end();
    if (answer.status !== 200) throw new Error(`The home page answers ${answer.status}`);
  }
  rmSync(folder, { recursive: true, force: true });
  // The first round also creates the database.
  printLimited('start to first 200, new database', times[0] ?? 0, limit, 'ms');
  printLimited('start to first 200', median(times.slice(1)), limit, 'ms');
}
