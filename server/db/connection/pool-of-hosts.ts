import type { Pool, PoolClient } from 'pg';
import { errorMember } from '#server/db/error-member.ts';
import { isPoolExhausted } from './driver-errors.ts';
import { StandbyError } from './timelines.ts';

const refusedAtOnce = (error: unknown) =>
  error instanceof StandbyError || /^(ECONNREFUSED|ENOTFOUND|57P03)$/.test(String(errorMember(error, 'code')));

/**
 * A pool that opens new connections to the host that was reached last. If that fails it moves on to the next host:
 * within the same call if the failure was immediate, otherwise with the next call.
 */
export class PoolOfHosts {
  readonly #pool: Pool;
  readonly #addresses: readonly string[];
  readonly #isPast: (client: PoolClient) => boolean;

  /** @param isPast called for each connection taken: whether its host must not be written to any more */
  constructor(pool: Pool, addresses: readonly string[], isPast: (client: PoolClient) => boolean) {
    this.#pool = pool;
    this.#addresses = addresses;
    this.#isPast = isPast;
  }

  get options(): object {
    return this.#pool.options;
  }

  /** Connections in use and idle, and calls waiting for one. */
  get counts(): { used: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async connect(): Promise<PoolClient> {
    for (let tries = 1; ; tries++) {
      const current = this.#pool.options.connectionString;
      try {
        return await this.#current();
      } catch (error) {
        if (isPoolExhausted(error)) throw error;
        this.#leave(current);
        if (tries >= this.#addresses.length || !refusedAtOnce(error)) throw error;
      }
    }
  }

  async #current(): Promise<PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (!this.#isPast(client)) return client;
      client.release(true);
    }
  }

  /** Moves on to the next host, unless another call already has. */
  #leave(address: string | undefined): void {
    if (address !== this.#pool.options.connectionString) return;
    const index = this.#addresses.indexOf(address ?? '');
    this.#pool.options.connectionString = this.#addresses[(index + 1) % this.#addresses.length];
  }
}
