import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A new database on the suite's PostgreSQL server, whose address the global set-up leaves in
 * TEST_POSTGRES_URL (see `postgres-server.ts`).
 * @returns its postgres:// address
 */
export async function freshPostgresDatabase(): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with `npm test`, which starts PostgreSQL.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
