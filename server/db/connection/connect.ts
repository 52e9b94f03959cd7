import { Kysely, PostgresDialect } from 'kysely';
import { jsonColumnsPlugin } from '#server/db/schema/json-columns.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { isOwnHost } from '#server/own-host.ts';
import { PoolOfHosts } from './pool-of-hosts.ts';
import { PoolWithTimeouts } from './pool-with-timeouts.ts';
import { addressesOf, withTls } from './postgres-addresses.ts';
import { readOnlySqliteDialect, sqliteDialect } from './sqlite.ts';
import { Timelines } from './timelines.ts';
import { traceStatements } from './traced-statements.ts';

export type Db = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';
export type Database = {
  /**
   * For requests: on PostgreSQL each statement ends within three seconds, so that no request waits longer than five.
   */
  db: Db;
  /** The same database for what reads whole tables: each statement ends within twenty seconds. */
  patient: Db;
  /** The same database for work that may take any time: migrations, moves, the hourly sweep. */
  unlimited: Db;
  /**
   * The same database for rate-limit counts: a separate connection on PostgreSQL, so that a request that holds one of
   * the others never waits for a second one.
   */
  counts: Db;
  engine: Engine;
  /** Path of the embedded database; null for PostgreSQL. */
  file: string | null;
  /** PostgreSQL connections in use and idle, and requests waiting for one. */
  connections: () => { used: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

/**
 * Milliseconds. An unanswered query costs `answer`, and `PoolWithTimeouts` prevents a request from waiting for a second
 * one.
 */
const patience = { connection: 2500, lock: 2000, statement: 3000, answer: 3500 };
/** For `patient`: less than the staff area waits. */
const longPatience = { statement: 20_000, answer: 20_500 };

/**
 * Milliseconds after which PostgreSQL ends an idle transaction. If the network lost the connection, only this releases
 * its locks: the default TCP keepalive takes two hours, in which one lost booking would block all others of its day.
 */
const silentTransaction = { calls: 5000, long: 60_000 };

/** Maximum number of connections: for requests unless a setting says otherwise, and for long-running work. */
const mostConnections = { calls: 10, patient: 4, unlimited: 4 };

const noConnections = { used: 0, idle: 0, waiting: 0 };

const plugins = [jsonColumnsPlugin];

type Settings = {
  DATABASE_URL?: string | undefined;
  DATABASE_TLS?: 'on' | 'off' | undefined;
  DATABASE_POOL?: number;
  databaseFile: string;
};

/** Opens the configured database; nothing is created in PostgreSQL before `migrate`. */
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
      unlimited: db,
      counts: db,
      engine: 'sqlite',
      file: databaseFile,
      connections: () => noConnections,
      close,
    };
  }
  const open = (pool: () => Promise<PoolWithTimeouts | PoolOfHosts>) =>
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
    return new PoolWithTimeouts(calls);
  });
  const patient = open(async () => {
    const pool = await openPool(DATABASE_URL, DATABASE_TLS, timelines, {
      max: mostConnections.patient,
      connectionTimeoutMillis: patience.connection,
      statement_timeout: longPatience.statement,
      query_timeout: longPatience.answer,
      idle_in_transaction_session_timeout: silentTransaction.long,
    });
    return new PoolWithTimeouts(pool);
  });
  const unlimited = open(() =>
    openPool(DATABASE_URL, DATABASE_TLS, timelines, {
      max: mostConnections.unlimited,
      connectionTimeoutMillis: 2 * patience.connection,
      idle_in_transaction_session_timeout: silentTransaction.long,
    }),
  );
  const counts = open(
    async () => new PoolWithTimeouts(await openPool(DATABASE_URL, DATABASE_TLS, timelines, { max: 1, ...limits })),
  );
  const close = async () => {
    await Promise.all([db, patient, unlimited, counts].map((one) => one.destroy()));
  };
  const connections = () => calls?.counts ?? noConnections;
  return { db, patient, unlimited, counts, engine: 'postgres', file: null, connections, close };
}

/**
 * Opens the configured database read-only and without time limits.
 * @throws if the file does not exist
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

/** Loads the driver only when PostgreSQL is used, to save memory. */
async function openPool(
  database: string,
  tls: 'on' | 'off',
  timelines: Timelines,
  options: import('pg').PoolConfig,
): Promise<PoolOfHosts> {
  const { default: pg } = await import('pg');
  // The driver returns bigint as a string by default; all of ours are times and counts below 2^53.
  pg.types.setTypeParser(20, Number);
  const addresses = addressesOf(database).map((address) => {
    // The driver determines the host: an address can name it in three places.
    const { host } = new pg.Client({ connectionString: address });
    return tls === 'off' || isOwnHost(host) ? address : withTls(address);
  });
  const pool = new pg.Pool({
    ...{ connectionString: addresses[0], keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...(addresses.length > 1 && { onConnect: timelines.accept }),
    ...options,
  });
  // Without these listeners, a connection ended by the server would crash the process. An idle one is replaced by the
  // next query; within a transaction nobody else listens between two statements, and the next statement fails.
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
