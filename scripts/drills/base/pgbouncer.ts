import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { root } from '#tests/house/files.ts';
import { freePort } from '#tests/support/servers/free-port.ts';

const program = '/usr/sbin/pgbouncer';

/**
 * PgBouncer with the shipped settings in front of a test server, whose users have no passwords.
 * @throws if it is not installed
 */
export async function startPgBouncer(server: string) {
  if (!existsSync(program)) throw new Error('PgBouncer is missing: apt-get install pgbouncer');
  const folder = mkdtempSync(join(tmpdir(), 'drill-pgbouncer-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const to = new URL(server);
  const settings = readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5432 dbname=website', `port=${to.port} dbname=${to.pathname.slice(1)} user=${to.username}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', `auth_type = any\nadmin_users = ${to.username}\nstats_users = ${to.username}`)
    .replace(/^auth_file = .*$/m, '')
    .replace(/^logfile = .*$/m, `logfile = ${folder}/log`)
    .replace(/^pidfile = .*$/m, `pidfile = ${folder}/pid`);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  const url = `postgres://${to.username}@127.0.0.1:${port}/website`;
  // PgBouncer refuses to run as root.
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const run = async (): Promise<ChildProcess> => {
    const started = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { ...identity, stdio: 'ignore' });
    for (const until = Date.now() + 10_000; Date.now() < until; await sleep(50)) {
      if (started.exitCode !== null) break;
      if (await ask(url, 'select 1').catch(() => null)) return started;
    }
    throw new Error(`PgBouncer does not answer: ${readFileSync(join(folder, 'log'), 'utf8')}`);
  };
  let process_ = await run();
  const end = async () => {
    const ended = new Promise((resolve) => process_.once('exit', resolve));
    process_.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    /** Number of connections from clients and to PostgreSQL. */
    connections: async () => {
      const count = async (what: string) => (await ask(url.replace(/website$/, 'pgbouncer'), `show ${what}`)).length;
      return { clients: await count('clients'), servers: await count('servers') };
    },
    /** Kills it immediately and starts it again. */
    restart: async () => {
      await end();
      rmSync(join(folder, 'pid'), { force: true });
      process_ = await run();
    },
    end: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
