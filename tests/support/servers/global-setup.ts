import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.ts';
import { makeTemplates } from './templates.ts';

/**
 * Vitest's global set-up: one PostgreSQL server for the whole run, in which each test makes its own database, and
 * what they are copies of; and a folder for all that the run makes, browsers' profiles too, which ends with it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const own = mkdtempSync(join(tmpdir(), 'site-tests-'));
  // PostgreSQL and nginx may run as somebody else.
  chmodSync(own, 0o755);
  process.env.TMPDIR = own;
  const { url, stop } = await startPostgres([
    // Hundreds of databases made and thrown away: waiting for the disk under each would test the disk.
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0'],
    // Housekeeping of databases that live for a second.
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
