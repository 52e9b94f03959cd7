import type { Db } from '#server/db/connection/connect.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { type Bounds, type RateLimit, type Verdict, verdictOf } from './rate-limit.ts';
import { type Counted, countKeys } from './shared-limit-repository.ts';

type Waiting = {
  key: string;
  milliseconds: number;
  by: 1 | -1;
  resolve: (counted: Counted) => void;
  reject: (error: unknown) => void;
};

/** Milliseconds until a refused key is queried again: a count may have been taken back by another process. */
const recheckAfter = 1000;
/** Maximum number of refused keys cached; dropped ones are queried again. */
const mostRefused = 50_000;

/**
 * Counts shared by all processes on one PostgreSQL. Counts that arrive during a statement share the next one, like
 * leads in the group commit, and a flood of refused requests queries the database once a second. Keys are keyed hashes,
 * so neither addresses nor connections are stored.
 */
export class SharedLimits {
  readonly #db: Db;
  readonly #hash: PersonHash;
  #waiting: Waiting[] = [];
  #flushing = false;

  constructor(db: Db, hash: PersonHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /** @param name separates its counts from those of other limits */
  limit(name: string, bounds: Bounds): RateLimit {
    /** Until when a refused key is not queried, and when its window ends, by this process's own clock. */
    const refused = new Map<string, { until: number; ends: number }>();
    const keyOf = (of: string) => this.#hash(`${name} ${of}`);
    const count = async (of: string): Promise<Verdict> => {
      const key = keyOf(of);
      const known = refused.get(key);
      const now = performance.now();
      if (known && known.until > now) return verdictOf(bounds, Number.POSITIVE_INFINITY, known.ends - now);
      const counted = await this.#count(key, bounds.windowSeconds * 1000, 1);
      const verdict = verdictOf(bounds, counted.count, counted.remaining);
      if (verdict.level === 'refused') {
        if (refused.size >= mostRefused) refused.clear();
        refused.set(key, { until: now + recheckAfter, ends: now + counted.remaining });
      }
      return verdict;
    };
    const refund = async (of: string): Promise<void> => {
      const key = keyOf(of);
      refused.delete(key);
      await this.#count(key, bounds.windowSeconds * 1000, -1);
    };
    return { count, refund };
  }

  #count(key: string, milliseconds: number, by: 1 | -1): Promise<Counted> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, milliseconds, by, resolve, reject });
      if (!this.#flushing) void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#flushing = true;
    // Lets the other counts of this turn of the event loop join.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = Map.groupBy(this.#waiting, ({ key }) => key);
      this.#waiting = [];
      try {
        const increments = [...batch].map(([key, of]) => ({
          key,
          milliseconds: of[0]?.milliseconds ?? 0,
          count: of.reduce((sum, { by }) => sum + by, 0),
        }));
        for (const counted of await countKeys(this.#db, increments)) resolveAll(batch.get(counted.key) ?? [], counted);
      } catch (error) {
        for (const { reject } of [...batch.values()].flat()) reject(error);
      }
    }
    this.#flushing = false;
  }
}

/** Gives consecutive numbers to requests that were counted together; refunds are applied first. */
function resolveAll(together: readonly Waiting[], { key, count, remaining }: Counted): void {
  let number = count - together.filter(({ by }) => by > 0).length;
  for (const { by, resolve } of together) {
    if (by > 0) number += 1;
    resolve({ key, count: number, remaining });
  }
}
