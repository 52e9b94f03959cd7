import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.ts';
import { makeTemplates } from './templates.ts';

/**
 * Vitest's global set-up: one PostgreSQL server for the whole run, in which each test creates its own database from a
 * template; and a folder for everything that the run creates, including browser profiles, which is deleted at its end.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const own = mkdtempSync(join(tmpdir(), 'site-tests-'));
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
