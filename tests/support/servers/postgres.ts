import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/connection/connect.ts';
import type { Template } from './templates.ts';

/**
 * A new database on the suite's PostgreSQL server, whose address the global set-up stores in TEST_POSTGRES_URL (see
 * `postgres-server.ts`).
 * @param template the template to copy; without it, the database is empty
 * @returns its postgres:// address
 */
export async function freshPostgresDatabase(template?: Template): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with `npm test`, which starts PostgreSQL.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = await connected(server);
  // File copy: the default strategy copies block by block through the WAL and takes more than twice as long.
  await client.query(`create database ${name} template ${template ?? 'template0'} strategy file_copy`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Deletes such a database, which takes 8 MB, whoever is still connected. */
export async function dropPostgresDatabase(url: string): Promise<void> {
  const client = await connected(process.env.TEST_POSTGRES_URL ?? '');
  await client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  await client.end();
}

async function connected(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return client;
}

/** Whether a connection to this PostgreSQL database waits for a lock that another one holds. */
export async function waitsForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`.execute(db);
  return rows.length > 0;
}
