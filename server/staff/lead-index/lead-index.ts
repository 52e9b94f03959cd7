import { isBusy, isUnavailable } from '#server/db/connection/busy.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { countOfDocuments, eraseSources, eraseTexts, mergeSome, NoRoom } from './document-repository.ts';
import { type IndexFile, isDamaged, openIndexFile } from './file-repository.ts';
import type { FoundLeads, LeadFigures, LeadFilter, Page, Position } from './filter.ts';
import { follow, isBuilding } from './follow.ts';
import { IndexBuilding } from './index-building.ts';
import { countLeads } from './repository.ts';
import { countDocuments, findDocuments } from './search-repository.ts';

/** Leads erased between two queries: each takes 10 ms with a million leads. */
const erasedAtATime = 20;

export type LeadIndex = {
  find: (page: Page, countTo: number) => Promise<FoundLeads>;
  /** Positions of the leads of a filter, in the order of the list, after a position. */
  list: (filter: LeadFilter, after: Position | null, limit: number, oldestFirst: boolean) => Promise<Position[]>;
  /** Number of leads by source, and since each of these times. */
  figures: (starts: readonly number[]) => Promise<LeadFigures>;
  /** Reads what was stored, changed and erased. After it and each query, texts of erased leads are removed. */
  follow: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The search file with which leads are searched and counted, separate from the database. Each query first reads what
 * has changed since the previous one, so that results are never stale.
 * @param patience how long a query waits while the file is being built (milliseconds)
 * @param few see `findDocuments`
 * @throws IndexBuilding from `find`, `list` and `figures` when building takes longer; it continues in the background
 */
export function createLeadIndex(
  source: Pick<Database, 'db' | 'engine'>,
  { path, patience = 5000, few = 5000 }: { path: string; patience?: number; few?: number },
): LeadIndex {
  let file: IndexFile | null = null;
  /** Resolves with the error if the database was unavailable or locked for the last work of the queue. */
  let queue: Promise<Error | null> = Promise.resolve(null);
  let tidying = false;
  let closed = false;

  const opened = (): IndexFile => {
    file ??= openIndexFile(path);
    return file;
  };

  function renew(): void {
    file?.discard();
    file = null;
  }

  /** @returns whether the file is up to date */
  async function step(): Promise<boolean> {
    try {
      const done = await follow(source, opened());
      if (done === 'useless') renew();
      return done === 'ready';
    } catch (error) {
      if (!isDamaged(error) && !(error instanceof NoRoom)) throw error;
      renew();
      return false;
    }
  }

  async function current(startedAt: number): Promise<IndexFile> {
    const end = startedAt + patience;
    while (!(await step())) {
      if (performance.now() < end || !isBuilding(opened())) continue;
      throw new IndexBuilding(Math.floor((99 * countOfDocuments(opened())) / Math.max(await countLeads(source.db), 1)));
    }
    return opened();
  }

  /** Continues background work in small steps, after the queries queued meanwhile. */
  function tidy(): void {
    if (tidying || closed) return;
    tidying = true;
    queue = queue
      .then(async () => {
        if (isBuilding(opened())) return !(await step());
        eraseSources(opened());
        return eraseTexts(opened(), erasedAtATime) || mergeSome(opened());
      })
      .then((again) => {
        tidying = false;
        if (again) setImmediate(tidy);
      })
      .catch((error: unknown) => {
        tidying = false;
        if (isDamaged(error)) renew();
        else console.error('The lead index could not be cleaned up', error);
      })
      .then(() => null);
  }

  /**
   * Runs queries one after the other, so that none sees a half-applied state. If the database is unavailable or locked,
   * those that wait are refused as well: each would wait as long as the one before.
   */
  function inTurn<T>(work: (current: IndexFile) => T): Promise<T> {
    const startedAt = performance.now();
    const done = queue.then(async (failure) => {
      if (failure) throw failure;
      try {
        return work(await current(startedAt));
      } catch (error) {
        if (!isDamaged(error)) throw error;
        renew();
        return work(await current(startedAt));
      }
    });
    const ended = done.then(
      () => null,
      (error: Error) => (isBusy(error) || isUnavailable(error) ? error : null),
    );
    queue = ended;
    void ended.then((failure) => {
      if (queue === ended) queue = Promise.resolve(null);
      if (!failure) tidy();
    });
    return done;
  }

  return {
    find: (page, countTo) =>
      inTurn((file) => {
        const { leads, total } = findDocuments(file, page, countTo, few);
        const ids = leads.slice(0, page.limit).map(({ id }) => id);
        return { ids, next: leads.length > page.limit ? (leads[page.limit - 1] ?? null) : null, total };
      }),
    list: (filter, after, limit, oldestFirst) =>
      inTurn((file) => findDocuments(file, { filter, after, limit, oldestFirst }, 0, few).leads.slice(0, limit)),
    figures: (starts) => inTurn((file) => countDocuments(file, starts)),
    follow: async () => {
      await inTurn(() => {}).catch((error: unknown) => {
        if (!(error instanceof IndexBuilding)) throw error;
      });
    },
    close: async () => {
      closed = true;
      await queue;
      file?.close();
      file = null;
    },
  };
}
