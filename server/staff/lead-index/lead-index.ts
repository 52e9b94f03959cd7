import type { Database } from '#server/db/connection/connect.ts';
import { countOfDocuments, eraseSources, eraseTexts, mergeSome, NoRoom } from './document-repository.ts';
import { type IndexFile, isDamaged, openIndexFile } from './file-repository.ts';
import type { FoundLeads, LeadFigures, LeadFilter, Page, Position } from './filter.ts';
import { follow, isBuilding } from './follow.ts';
import { IndexBuilding } from './index-building.ts';
import { countLeads } from './repository.ts';
import { countDocuments, findDocuments } from './search-repository.ts';

/** Erasing one lead's words takes 10 ms at a million leads: so many lie between two questions. */
const erasedAtATime = 20;

export type LeadIndex = {
  find: (page: Page, countTo: number) => Promise<FoundLeads>;
  /** Where the leads of a filter stand, in the order of the list, after a position. */
  list: (filter: LeadFilter, after: Position | null, limit: number, oldestFirst: boolean) => Promise<Position[]>;
  /** How many leads there are: of each source, and since each of these moments. */
  figures: (starts: readonly number[]) => Promise<LeadFigures>;
  /**
   * Takes in what was stored, changed and erased; after it, and after each answer, words of erased leads are erased
   * from the file.
   */
  follow: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The file from which leads are searched and counted, beside the database. Each question first reads what was stored,
 * changed or erased since the one before, so that an answer is never older than the question.
 * @param patience milliseconds for which a question waits while the file is made from nothing
 * @param few see `findDocuments`
 * @throws IndexBuilding from `find`, `list` and `figures` where that takes longer; it goes on meanwhile
 */
export function createLeadIndex(
  source: Pick<Database, 'db' | 'engine'>,
  { path, patience = 5000, few = 5000 }: { path: string; patience?: number; few?: number },
): LeadIndex {
  let file: IndexFile | null = null;
  let queue: Promise<unknown> = Promise.resolve();
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

  /** @returns whether the file knows all by now */
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

  /** Goes on with what no answer waits for, a little at a time, after the questions that have come meanwhile. */
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
        else console.error('The lead index was not tidied', error);
      });
  }

  /** One after the other: a question never meets a half-read state. */
  function inTurn<T>(work: (current: IndexFile) => T): Promise<T> {
    const startedAt = performance.now();
    const done = queue.then(async () => {
      try {
        return work(await current(startedAt));
      } catch (error) {
        if (!isDamaged(error)) throw error;
        renew();
        return work(await current(startedAt));
      }
    });
    queue = done.catch(() => {});
    void queue.then(tidy);
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
