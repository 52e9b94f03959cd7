import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { jsonColumnsPlugin } from '#server/db/json-columns.ts';
import { migrations } from '#server/db/migrations/all.ts';
import type { Schema } from '#server/db/schema.ts';
import { onceFree } from './busy.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';
export type Database = { db: Db; engine: Engine; close: () => Promise<void> };

const plugins = [jsonColumnsPlugin];

/** Opens the database that the settings name; nothing is created in PostgreSQL before `migrate`. */
export function connect(settings: { DATABASE_URL?: string | undefined; databaseFile: string }): Database {
  if (!settings.DATABASE_URL) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(settings.databaseFile), plugins });
    return { db, engine: 'sqlite', close: () => db.destroy() };
  }
  const connectionString = settings.DATABASE_URL;
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: () => openPool(connectionString) }), plugins });
  return { db, engine: 'postgres', close: () => db.destroy() };
}

/** The driver is loaded where PostgreSQL is used: it costs memory. */
async function openPool(connectionString: string) {
  const { default: pg } = await import('pg');
  // PostgreSQL's bigint arrives as a string otherwise; all of ours are times and counts below 2^53.
  pg.types.setTypeParser(20, Number);
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that the server ends must not end this process; the next query opens a new one.
  // Nor one that it ends between two statements of a transaction, when nobody else listens: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => console.error(`PostgreSQL closed an idle connection: ${error.message}`));
  return pool;
}

/** Brings the database to the newest schema, wholly or not at all; safe when several processes start at once. */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<void> {
  const migrator = new Migrator({
    // Migrations are older than whatever the schema says of a column.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    // Two people may each add one on the same day.
    allowUnorderedMigrations: true,
  });
  await onceFree(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}
