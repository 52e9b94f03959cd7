import { setImmediate } from 'node:timers/promises';

/** Records processed before other requests are served; at most about 10 ms of CPU time. */
export const portionSize = 200;

/**
 * Yields to the event loop, so that other requests are served. On SQLite awaiting a query does not: its results are
 * available immediately, so the await never leaves the current turn.
 */
export const nextTurn = (): Promise<void> => setImmediate();

/** Splits `all` into portions of `size`, each in its own turn of the event loop. */
export async function* portions<T>(all: readonly T[], size = portionSize): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await nextTurn();
    yield all.slice(at, at + size);
  }
}

/** Runs `work` on each portion and joins the results. */
export async function inPortions<T, Made>(
  all: readonly T[],
  work: (portion: readonly T[]) => Promise<readonly Made[]> | readonly Made[],
  size = portionSize,
): Promise<Made[]> {
  const made: Made[] = [];
  for await (const portion of portions(all, size)) made.push(...(await work(portion)));
  return made;
}
