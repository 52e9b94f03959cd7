import type { Database } from '#server/db/connection/connect.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { MemoryLimit } from './memory-limit.ts';
import type { Bounds, RateLimit } from './rate-limit.ts';
import { SharedLimits } from './shared-limit.ts';

/** Creates a limit; `name` separates its counts from those of other limits. */
export type CreateLimit = (name: string, bounds: Bounds) => RateLimit;

/** Limits shared by all processes on PostgreSQL; in memory on SQLite, where a single process serves. */
export function createLimit({ engine, counts }: Pick<Database, 'engine' | 'counts'>, hash: PersonHash): CreateLimit {
  if (engine === 'postgres') {
    const shared = new SharedLimits(counts, hash);
    return (name, bounds) => shared.limit(name, bounds);
  }
  return (_, bounds) => {
    const limit = new MemoryLimit(bounds);
    return { count: async (key) => limit.count(key), refund: async (key) => limit.refund(key) };
  };
}
