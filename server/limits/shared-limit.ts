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

/** Milliseconds after which a key that was refused is asked for again: a count may have been taken back elsewhere. */
const recheckAfter = 1000;
/** Refused keys that are remembered at most; what is forgotten is asked of the database again. */
const mostRefused = 50_000;

/**
 * Counts of all processes on one PostgreSQL. Whatever is counted while a statement is under way shares the next one, as
 * leads share a commit, and a flood that is refused asks the database once a second. Keys are keyed hashes: it
 * holds neither addresses nor connections.
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

  /** @param name tells its counts from those of other limits */
  limit(name: string, bounds: Bounds): RateLimit {
    /** Until when a refused key is not asked for, and when its window ends, by this process's own clock. */
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
    // Those that are counted in this turn of the event loop come along.
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

/** Those who were counted together have numbers one after the other; what was taken back came before them. */
function resolveAll(together: readonly Waiting[], { key, count, remaining }: Counted): void {
  let number = count - together.filter(({ by }) => by > 0).length;
  for (const { by, resolve } of together) {
    if (by > 0) number += 1;
    resolve({ key, count: number, remaining });
  }
}
