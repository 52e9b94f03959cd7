import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { isUnanswered } from './driver-errors.ts';
import type { PoolOfHosts } from './pool-of-hosts.ts';
import { StandbyError } from './timelines.ts';

/** Milliseconds for which a server is not asked after it left a query unanswered. */
const pause = 1000;

/** Uses PostgreSQL's code for cannot_connect_now. */
class ServerSilent extends Error {
  readonly code = '57P03';

  constructor() {
    super('PostgreSQL does not answer');
  }
}

/**
 * A pool that does not queue behind a server that swallows packets: the first unanswered query rejects all requests
 * that wait for a connection, and all that arrive within a second. Its connection is discarded immediately, so that the
 * rollback does not wait for an answer too.
 */
export class PoolWithTimeouts implements PostgresPool {
  readonly #pool: PoolOfHosts;
  readonly #waiting = new Set<(reason: Error) => void>();
  #silentUntil = 0;

  constructor(pool: PoolOfHosts) {
    this.#pool = pool;
  }

  get options(): object {
    return this.#pool.options;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  connect(): Promise<PostgresPoolClient> {
    if (performance.now() < this.#silentUntil) return Promise.reject(new ServerSilent());
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool.connect().then(
        (client) => {
          if (this.#waiting.delete(reject)) resolve(new ClientWithTimeouts(client, () => this.#turnAway()));
          else client.release();
        },
        (error: Error) => {
          this.#waiting.delete(reject);
          reject(error);
          // Nor is a standby asked again immediately.
          if (isUnanswered(error) || error instanceof StandbyError) this.#turnAway();
        },
      );
    });
  }

  #turnAway(): void {
    this.#silentUntil = performance.now() + pause;
    for (const reject of this.#waiting) reject(new ServerSilent());
    this.#waiting.clear();
  }
}

class ClientWithTimeouts implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #onSilence: () => void;
  #given: 'in use' | 'given up' | 'released' = 'in use';

  constructor(client: PoolClient, onSilence: () => void) {
    this.#client = client;
    this.#onSilence = onSilence;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported: rows are read as a whole.');
    return this.#query(text, [...parameters]);
  }

  async #query(text: string, parameters: unknown[]): Promise<unknown> {
    if (this.#given === 'given up') throw new ServerSilent();
    try {
      return await this.#client.query(text, parameters);
    } catch (error) {
      if (isUnanswered(error)) {
        this.#given = 'given up';
        this.#client.release(true);
        this.#onSilence();
      }
      throw error;
    }
  }

  release(destroy?: boolean): void {
    if (this.#given === 'in use') this.#client.release(destroy);
    this.#given = 'released';
  }
}
