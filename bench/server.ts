import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFlags } from '#scripts/lib/server-flags.mjs';

export const main = join(import.meta.dirname, '../build/main.js');

export type BenchServer = { origin: string; pid: number; folder: string; stop: () => Promise<void> };

/** The built server on a free port with an empty database, pinned to `cpu` if given. */
export async function startServer(
  options: { cpu?: number; folder?: string; databaseUrl?: string; trustProxy?: string } = {},
): Promise<BenchServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'site-bench-'));
  const command = options.cpu === undefined ? [] : ['taskset', '-c', String(options.cpu)];
  const [program = '', ...args] = [...command, process.execPath, ...serverFlags, main];
  const server = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
      ...(options.trustProxy && { TRUST_PROXY: options.trustProxy }),
      RATE_LIMIT: 'off',
      ADMIN_USERNAME: 'bench',
      ADMIN_PASSWORD: 'bench-password',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await announced(server);
  return {
    origin,
    pid: server.pid ?? 0,
    folder,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function announced(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /Listening on (http:\S+?),/.exec(output)?.[1];
      if (origin) resolve(origin);
    });
    server.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}
