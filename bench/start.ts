import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, print } from './print.ts';
import { main } from './server.ts';

const limit = 600;
const port = 18_090;

/** Milliseconds from starting the built server process to its first 200 for the home page, database in place. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const times: number[] = [];
  for (let round = 0; round < 6; round++) {
    const began = performance.now();
    const server = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: folder,
        ADMIN_USERNAME: 'bench',
        ADMIN_PASSWORD: 'bench-password',
      },
      stdio: 'ignore',
    });
    while (!(await answers())) await wait(3);
    times.push(performance.now() - began);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
  // The first round also makes the database.
  const usual = median(times.slice(1));
  print(
    'start to first 200, new database',
    `${Math.round(times[0] ?? 0)} ms`,
    (times[0] ?? 0) / limit,
    `limit ${limit} ms`,
  );
  print('start to first 200', `${Math.round(usual)} ms`, usual / limit, `limit ${limit} ms`);
}

async function answers(): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
