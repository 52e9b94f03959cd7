import type { Client, PoolClient } from 'pg';

/** Minimum time between two checks of all hosts, in milliseconds. */
const pause = 2000;

/** A host is not, or no longer, the primary. Uses PostgreSQL's code for cannot_connect_now. */
export class StandbyError extends Error {
  readonly code = '57P03';

  constructor() {
    super('PostgreSQL is a standby or a former primary');
  }
}

/**
 * Distinguishes the primary from a former one when several hosts are configured. Each promotion starts a timeline with
 * a higher number, the first eight digits of a WAL file's name. Once a timeline is known, hosts with a lower one are
 * never written to again, even while the promoted one is unavailable.
 */
export class Timelines {
  readonly #of = new WeakMap<object, number>();
  #newest = 0;
  #looked = Number.NEGATIVE_INFINITY;
  #look: Promise<unknown> = Promise.resolve();

  /**
   * Checks each new connection.
   * @throws StandbyError if its host must not be written to
   */
  readonly accept = async (client: Pick<PoolClient, 'query'>): Promise<void> => {
    const timeline = await this.#learn(client);
    if (timeline === 0 || timeline < this.#newest) throw new StandbyError();
    this.#of.set(client, timeline);
  };

  /** Whether a connection was made before another host was promoted. */
  isPast(client: object): boolean {
    return (this.#of.get(client) ?? this.#newest) < this.#newest;
  }

  /** Asks each host, unless that was just done: a connection to one host does not learn of another's promotion. */
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

  /** @returns the timeline of the host; 0 for a standby */
  async #learn(client: Pick<PoolClient, 'query'>): Promise<number> {
    const { rows } = await client.query<{ file: string | null }>(
      'select case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file',
    );
    const timeline = Number.parseInt(rows[0]?.file?.slice(0, 8) ?? '0', 16);
    if (timeline > this.#newest && this.#newest > 0)
      console.error('Another PostgreSQL host was promoted: the former primary is no longer used.');
    this.#newest = Math.max(this.#newest, timeline);
    return timeline;
  }
}
