import type { Pool, PoolClient } from 'pg';
import { errorMember } from '#server/db/error-member.ts';
import { FollowerError } from './timelines.ts';

/**
 * An address that names several hosts as libpq does (`postgres://user@one:5432,two:5432/name`), taken apart.
 * @returns an address for each host, in the order in which they are tried
 */
export function addressesOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(address) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [address];
}

/** The driver's word for a pool whose connections are all in use, which is no host's fault. */
const inUse = 'timeout exceeded when trying to connect';
const refusedAtOnce = (error: unknown) =>
  error instanceof FollowerError || /^(ECONNREFUSED|ENOTFOUND|57P03)$/.test(String(errorMember(error, 'code')));

/**
 * A pool whose new connections go to the host that the last one reached, and to the next where that fails: within the
 * same call where the failure came at once, else with the next call.
 */
export class PoolOfHosts {
  readonly #pool: Pool;
  readonly #addresses: readonly string[];
  readonly #isPast: (client: PoolClient) => boolean;

  /** @param isPast asked before each call: whether a connection leads to a host that nobody should write to any more */
  constructor(pool: Pool, addresses: readonly string[], isPast: (client: PoolClient) => boolean) {
    this.#pool = pool;
    this.#addresses = addresses;
    this.#isPast = isPast;
  }

  get options(): object {
    return this.#pool.options;
  }

  /** Connections there are, and calls that wait for one. */
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
        if (errorMember(error, 'message') === inUse) throw error;
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

  /** The next host, unless somebody else was quicker. */
  #leave(address: string | undefined): void {
    if (address !== this.#pool.options.connectionString) return;
    const index = this.#addresses.indexOf(address ?? '');
    this.#pool.options.connectionString = this.#addresses[(index + 1) % this.#addresses.length];
  }
}
