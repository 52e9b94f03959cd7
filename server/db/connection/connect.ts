import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#server/db/migrations/all.ts';
import { jsonColumnsPlugin } from '#server/db/schema/json-columns.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { appliedTo, missingIn, recordVersion, refuseNewer, refuseWithoutRights } from '#server/db/update/applied.ts';
import { copyBeforeUpdate } from '#server/db/update/copy-before.ts';
import { refuseUnfinished } from '#server/db/update/unusable.ts';
import { isOwnHost } from '#server/own-host.ts';
import { onceFree } from './busy.ts';
import { ImpatientPool } from './impatient-pool.ts';
import { addressesOf, PoolOfHosts } from './pool-of-hosts.ts';
import { readOnlySqliteDialect, sqliteDialect } from './sqlite.ts';
import { Timelines } from './timelines.ts';
import { traceStatements } from './traced-statements.ts';

export type Db = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';
export type Database = {
  /** For calls: on PostgreSQL each statement ends within three seconds, so that no call waits longer than five. */
  db: Db;
  /**
   * The same database for work that may take its time: migrations, the hourly sweep, counts and searches of everything.
   */
  patient: Db;
  /**
   * The same for counts of limits: a connection of their own on PostgreSQL, so that a call which holds one of those for
   * calls never waits for another.
   */
  counts: Db;
  engine: Engine;
  /** Of the embedded database; null for PostgreSQL. */
  file: string | null;
  /** Connections to PostgreSQL that are in use or idle, and calls that wait for one. */
  connections: () => { used: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

/** Milliseconds; a question that nobody answers costs `answer`, and `ImpatientPool` lets no call ask a second one. */
const patience = { connection: 2500, lock: 2000, statement: 3000, answer: 3500 };

/**
 * Milliseconds after which PostgreSQL ends a transaction of which it hears nothing more. Where the network lost the
 * connection, only this frees its locks: until its keepalive gives up, two hours as it comes, one lost booking would
 * keep all others of its day waiting.
 */
const silentTransaction = { calls: 5000, patient: 60_000 };

/** Connections for calls unless a setting says so, and for what may take its time. */
const mostConnections = { calls: 10, patient: 4 };

const noConnections = { used: 0, idle: 0, waiting: 0 };

const plugins = [jsonColumnsPlugin];

type Settings = {
  DATABASE_URL?: string | undefined;
  DATABASE_TLS?: 'on' | 'off' | undefined;
  DATABASE_POOL?: number;
  databaseFile: string;
};

/** Opens the database that the settings name; nothing is created in PostgreSQL before `migrate`. */
export function connect({
  DATABASE_URL,
  DATABASE_TLS = 'on',
  DATABASE_POOL = mostConnections.calls,
  databaseFile,
}: Settings): Database {
  if (!DATABASE_URL) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(databaseFile), plugins, ...traceStatements('sqlite') });
    const close = () => db.destroy();
    return {
      db,
      patient: db,
      counts: db,
      engine: 'sqlite',
      file: databaseFile,
      connections: () => noConnections,
      close,
    };
  }
  const open = (pool: () => Promise<ImpatientPool | PoolOfHosts>) =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins, ...traceStatements('postgres') });
  const limits = {
    connectionTimeoutMillis: patience.connection,
    lock_timeout: patience.lock,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: silentTransaction.calls,
  };
  const timelines = new Timelines();
  let calls: PoolOfHosts | null = null;
  const db = open(async () => {
    calls = await openPool(DATABASE_URL, DATABASE_TLS, timelines, { max: DATABASE_POOL, ...limits });
    return new ImpatientPool(calls);
  });
  const patient = open(() =>
    openPool(DATABASE_URL, DATABASE_TLS, timelines, {
      max: mostConnections.patient,
      connectionTimeoutMillis: 2 * patience.connection,
      idle_in_transaction_session_timeout: silentTransaction.patient,
    }),
  );
  const counts = open(
    async () => new ImpatientPool(await openPool(DATABASE_URL, DATABASE_TLS, timelines, { max: 1, ...limits })),
  );
  const close = async () => {
    await Promise.all([db.destroy(), patient.destroy(), counts.destroy()]);
  };
  const connections = () => calls?.counts ?? noConnections;
  return { db, patient, counts, engine: 'postgres', file: null, connections, close };
}

/**
 * Opens the database that the settings name to read in it alone, for as long as that may take.
 * @throws where there is no such file
 */
export function connectReadOnly({ DATABASE_URL, DATABASE_TLS = 'on', databaseFile }: Settings): Kysely<Schema> {
  const dialect = DATABASE_URL
    ? new PostgresDialect({
        pool: () =>
          openPool(DATABASE_URL, DATABASE_TLS, new Timelines(), {
            max: 1,
            options: '-c default_transaction_read_only=on',
          }),
      })
    : readOnlySqliteDialect(databaseFile);
  return new Kysely<Schema>({ dialect, plugins });
}

/** The driver is loaded where PostgreSQL is used: it costs memory. */
async function openPool(
  database: string,
  tls: 'on' | 'off',
  timelines: Timelines,
  options: import('pg').PoolConfig,
): Promise<PoolOfHosts> {
  const { default: pg } = await import('pg');
  // PostgreSQL's bigint arrives as a string otherwise; all of ours are times and counts below 2^53.
  pg.types.setTypeParser(20, Number);
  const addresses = addressesOf(database)
    .map(pinned)
    .map((address) => {
      // The driver itself says which host it would ask: an address may name it in three places.
      const { host } = new pg.Client({ connectionString: address });
      return tls === 'off' || isOwnHost(host) ? address : withTls(address);
    });
  const pool = new pg.Pool({
    ...{ connectionString: addresses[0], keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...(addresses.length > 1 && { onConnect: timelines.accept }),
    ...options,
  });
  // An idle connection that the server ends must not end this process; the next query opens a new one.
  // Nor one that it ends between two statements of a transaction, when nobody else listens: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => console.error(`PostgreSQL closed an idle connection: ${error.message}`));
  if (addresses.length === 1) return new PoolOfHosts(pool, addresses, () => false);
  const look = () =>
    timelines.look(() =>
      addresses.map((connectionString) => {
        const { connection: time } = patience;
        return new pg.Client({ connectionString, connectionTimeoutMillis: time, query_timeout: time });
      }),
    );
  await look();
  return new PoolOfHosts(pool, addresses, (client) => {
    void look();
    return timelines.isPast(client);
  });
}

/** The driver reads these words as verify-full and says at each start that a newer one will not: this one goes on. */
function pinned(address: string): string {
  return /[?&]uselibpqcompat=true/.test(address)
    ? address
    : address.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** The address with TLS and a certificate that is checked, whatever it said of that. */
function withTls(address: string): string {
  // Not by `URL`, to which an address whose host stands in its query is none.
  const [place = '', query = ''] = address.split(/\?(.*)/s, 2);
  const parameters = new URLSearchParams(query);
  parameters.set('sslmode', 'verify-full');
  return `${place}?${parameters}`;
}

/**
 * Brings the database to the newest schema, wholly or not at all; safe when several processes start at once. An
 * embedded one that holds something is copied before; of PostgreSQL the operator makes a dump.
 * @throws UnusableDatabaseError for one that this program must not work on, or that it cannot copy
 */
export async function migrate(database: Pick<Database, 'patient'> & { file?: string | null }): Promise<void> {
  const { patient, file = null } = database;
  await onceFree(() => refuseUnfinished(patient));
  const applied = await onceFree(() => appliedTo(patient));
  refuseNewer(applied);
  if (missingIn(applied).length === 0) return;
  if (patient.getExecutor().adapter instanceof PostgresAdapter) await refuseWithoutRights(patient, applied);
  if (file && applied.names.length > 0)
    console.log(`Copy of the database before this update: ${copyBeforeUpdate(file, applied.version)}`);
  await bringToNewest(database);
}

/** The same whatever stands in it: for those who fill it. */
export async function bringToNewest({ patient: db }: Pick<Database, 'patient'>): Promise<void> {
  const migrator = new Migrator({
    // Migrations are older than whatever the schema says of a column.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    // Two people may each add one on the same day.
    allowUnorderedMigrations: true,
  });
  await onceFree(async () => {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    await recordVersion(
      db,
      results.map(({ migrationName }) => migrationName),
    );
  });
}
