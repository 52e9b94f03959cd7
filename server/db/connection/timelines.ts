import type { Client, PoolClient } from 'pg';

/** Milliseconds after which all hosts are looked at again, while calls come. */
const pause = 2000;

/** PostgreSQL's own code for "not now" (cannot_connect_now). */
export class FollowerError extends Error {
  readonly code = '57P03';
}

/** The message where a host is no primary, or no longer the primary: nobody asks again at once. */
export const onlyFollows = 'PostgreSQL is a standby, or was promoted past';

/**
 * Tells a primary from one that was left behind, where several hosts are named: each promotion begins a timeline with
 * a higher number, which the first eight digits of a WAL file's name are. Whoever has heard of one writes to no host of
 * a lower one again, not even while the promoted one is away.
 */
export class Timelines {
  readonly #of = new WeakMap<object, number>();
  #newest = 0;
  #looked = Number.NEGATIVE_INFINITY;
  #look: Promise<unknown> = Promise.resolve();

  /** For each new connection. @throws FollowerError where nobody should write there */
  readonly accept = async (client: Pick<PoolClient, 'query'>): Promise<void> => {
    const timeline = await this.#learn(client);
    if (timeline === 0 || timeline < this.#newest) throw new FollowerError(onlyFollows);
    this.#of.set(client, timeline);
  };

  /** Whether a connection was made before another host was promoted. */
  isPast(client: object): boolean {
    return (this.#of.get(client) ?? this.#newest) < this.#newest;
  }

  /** Asks each host, unless somebody has just done so: of a promotion a connection to another host hears nothing. */
  look(connectionsToEach: () => readonly Client[]): Promise<unknown> {
    if (performance.now() - this.#looked < pause) return this.#look;
    this.#looked = performance.now();
    this.#look = Promise.allSettled(connectionsToEach().map((client) => this.#visit(client)));
    return this.#look;
  }

  async #visit(client: Client): Promise<void> {
    client.on('error', () => {});
    try {
      await client.connect();
      await this.#learn(client);
    } finally {
      await client.end();
    }
  }

  /** @returns nought for a standby */
  async #learn(client: Pick<PoolClient, 'query'>): Promise<number> {
    const { rows } = await client.query<{ file: string | null }>(
      'select case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file',
    );
    const timeline = Number.parseInt(rows[0]?.file?.slice(0, 8) ?? '0', 16);
    if (timeline > this.#newest && this.#newest > 0)
      console.error('Another host of PostgreSQL was promoted: the former primary gets nothing any more.');
    this.#newest = Math.max(this.#newest, timeline);
    return timeline;
  }
}
