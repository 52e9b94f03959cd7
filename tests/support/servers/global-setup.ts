import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.ts';
import { makeTemplates } from './templates.ts';

/**
 * Vitest's global set-up: one PostgreSQL server for the whole run, in which each test creates its own database from a
 * template; and a folder for everything that the run creates, including browser profiles, which is deleted at its end.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const own = mkdtempSync(join(inMemory() ?? tmpdir(), 'site-tests-'));
  // PostgreSQL and nginx may run as another user.
  chmodSync(own, 0o755);
  process.env.TMPDIR = own;
  const { url, stop } = await startPostgres([
    // Hundreds of databases are created and dropped: waiting for the disk each time would test the disk.
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0'],
    // Databases that live for a second need no housekeeping.
    ...['autovacuum=off', 'max_wal_size=4GB', 'checkpoint_timeout=1h'],
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'site-templates-'));
  await makeTemplates(url, folder);
  process.env.TEST_POSTGRES_URL = url;
  process.env.TEST_TEMPLATES = folder;
  return async () => {
    await stop();
    rmSync(own, { recursive: true, force: true });
  };
}

/** Bytes that must be free: a run takes at most 0.7 GB. */
const room = 3_000_000_000;

/**
 * The memory file system, if programs may run from it and it has room. On ext4, making the files of the databases takes
 * three times as long, and twenty times in the minutes after many files were deleted, as at the end of another run.
 */
function inMemory(): string | undefined {
  const place = '/dev/shm';
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === place);
  if (!mount || /\bnoexec\b/.test(mount)) return;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize > room ? place : undefined;
}
