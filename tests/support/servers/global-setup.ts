import { startPostgres } from './postgres-server.ts';

/** Vitest's global set-up: one PostgreSQL server for the whole run; each test makes its own database in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres([
    // Hundreds of databases made and thrown away: waiting for the disk under each would test the disk.
    'fsync=off',
  ]);
  process.env.TEST_POSTGRES_URL = url;
  return stop;
}
