import type { ContentKey } from './content-key.ts';

const underWay = new Map<number, Promise<unknown>>();

/**
 * Stores a submission once those that came before with its key are stored: clicks that arrive together are counted and
 * stored in the order in which they came, so that the first of them decides what becomes of it.
 */
export async function afterItsLike<T>(key: ContentKey | null, store: () => Promise<T>): Promise<T> {
  if (key === null) return store();
  const before = underWay.get(key.key);
  // Whatever became of the first one is told to its own visitor.
  const done = before ? before.then(store, store) : store();
  underWay.set(key.key, done);
  try {
    return await done;
  } finally {
    if (underWay.get(key.key) === done) underWay.delete(key.key);
  }
}
