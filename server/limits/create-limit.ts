import type { Database } from '#server/db/connection/connect.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { MemoryLimit } from './memory-limit.ts';
import type { Bounds, RateLimit } from './rate-limit.ts';
import { SharedLimits } from './shared-limit.ts';

/** Makes a limit; `name` tells its counts from those of others. */
export type CreateLimit = (name: string, bounds: Bounds) => RateLimit;

/** Limits of all processes together on PostgreSQL, of this one in memory on SQLite, where one serves. */
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
