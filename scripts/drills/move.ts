import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedDatabase } from '#scripts/seed/store.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';

const leads = 100_000;

/** Moves leads from SQLite to PostgreSQL and into a second SQLite file, with the operators' own command. */
export async function moveDrill(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-move-'));
  const server = await startPostgres();
  try {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const until = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
    await seedDatabase({ databaseFile: join(first, 'site.sqlite') }, { count: leads, seed: 1, until });
    const url = new URL(server.url);
    url.pathname = '/drill';
    await makeDatabase(server.url, 'drill');
    move('SQLite to PostgreSQL', { DATA_DIR: first }, url.toString());
    move('PostgreSQL to SQLite', { DATA_DIR: first, DATABASE_URL: url.toString() }, second);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

function move(title: string, environment: Record<string, string>, target: string): void {
  console.log(`\n${title}, ${new Date().toISOString()}`);
  const command = join(import.meta.dirname, '../move.ts');
  const began = performance.now();
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const args = ['--disable-warning=ExperimentalWarning', command, target];
  const { status } = spawnSync('/usr/bin/env', ['time', '-f', '%M kB at most', process.execPath, ...args], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${title}: the command exited with ${status}`);
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s elapsed`);
}
