import { setImmediate } from 'node:timers/promises';

/** Records that are worked on before others are served. Some 10 ms of a processor at most. */
export const portionSize = 200;

/**
 * Lets others be served. On SQLite nothing else does: its answers are there at once, so that awaiting them never leaves
 * the turn of the event loop.
 */
export const nextTurn = (): Promise<void> => setImmediate();

/** So many at a time, each portion in a turn of its own. */
export async function* portions<T>(all: readonly T[], size = portionSize): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await nextTurn();
    yield all.slice(at, at + size);
  }
}

/** What `work` makes of each portion, joined. */
export async function inPortions<T, Made>(
  all: readonly T[],
  work: (portion: readonly T[]) => Promise<readonly Made[]> | readonly Made[],
  size = portionSize,
): Promise<Made[]> {
  const made: Made[] = [];
  for await (const portion of portions(all, size)) made.push(...(await work(portion)));
  return made;
}
