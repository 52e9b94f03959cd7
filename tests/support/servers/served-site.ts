import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '#scripts/lib/server-flags.mjs';
import { root } from '#tests/house/files.ts';
import { staffLogin } from './site.ts';

/** Another Node, build or user for the site. */
type Installed = { node?: string; build?: string; uid?: number; gid?: number };
export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/**
 * Starts the built server as a separate process on a free port, as an operator would, with an empty database and rate
 * limits off.
 * @param by a program that starts it, such as `taskset`
 * @param installed Node, build and user, if not this Node, this checkout and this user
 */
export async function serveSite(
  environment: Readonly<Record<string, string>> = {},
  by: readonly string[] = [],
  { node = process.execPath, build = realpathSync(join(root, 'build')), ...user }: Installed = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    ADMIN_USERNAME: staffLogin.username,
    ADMIN_PASSWORD: staffLogin.password,
    ...environment,
  };
  const output: string[] = [];
  const [program = '', ...args] = [...by, node, ...serverFlags, join(build, 'main.js')];
  const server = spawn(program, args, {
    env: { PATH: process.env.PATH, ...serverEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const origin = await listening(server, output);
  return {
    origin,
    folder,
    output,
    pid: server.pid ?? 0,
    /** Kills the process immediately, as a crash would. */
    kill: () => ended(server, 'SIGKILL'),
    async end() {
      await ended(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    /** Kills the process and deletes its data without waiting, for exit handlers. */
    abandon() {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listening(server: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      const origin = /Listening on (http:\S+?),/.exec(output.join(''))?.[1];
      if (origin) resolve(origin);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${output.join('')}`)));
  });
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
