import type { Database } from '#server/db/connection/connect.ts';
import { isOldestFirst, isPlain, type LeadFilter, type Position } from '#server/staff/lead-index/filter.ts';
import type { LeadIndex } from '#server/staff/lead-index/lead-index.ts';
import { csvHead, csvRow } from './lead-csv.ts';
import { type ExportRow, exportRowsInOrder, findExportRows } from './leads-repository.ts';

/**
 * A chunk of the CSV file, and the lead after which the next one begins; null at the end. It is text: bytes passed
 * between threads are outside the garbage collector's accounting, and a file of a million leads took 60 MiB more.
 */
type CsvPage = { text: string; next: Position | null };

/** Up to `limit` leads of the filter as CSV lines, in the order of the list, after a position. */
export type CsvPages = (filter: LeadFilter, after: Position | null, limit: number) => Promise<CsvPage>;

type Rows = { rows: ExportRow[]; next: Position | null };

/** How long rows read ahead may be used (milliseconds); a slow reader gets current rows instead. */
const rowsAhead = 1000;
const listAhead = 10_000;
/** Leads whose positions are read together: a search for a frequent word starts at the newest lead each time. */
const listed = 20_000;

/** Creates the chunks of files, with the header line in the first. */
export function createCsvPages({ db, engine }: Pick<Database, 'db' | 'engine'>, list: LeadIndex['list']): CsvPages {
  const waiting = keptFor<Promise<Rows>>(rowsAhead);
  const positions = keptFor<Position[]>(listAhead);

  async function read(filter: LeadFilter, after: Position | null, limit: number): Promise<Rows> {
    if (isPlain(filter)) {
      const rows = await findExportRows(db, filter, after ?? undefined, limit);
      const last = rows.length < limit ? undefined : rows.at(-1);
      return { rows, next: last ? { createdAt: last.created_at, id: last.id } : null };
    }
    const known = positions.take([filter, after, limit]) ?? (await list(filter, after, listed, isOldestFirst(filter)));
    const page = known.slice(0, limit);
    const last = page.at(-1) ?? null;
    if (known.length > limit) positions.keep([filter, last, limit], known.slice(limit));
    const rows = await exportRowsInOrder(
      db,
      engine,
      page.map(({ id }) => id),
    );
    return { rows, next: page.length < limit ? null : last };
  }

  /** PostgreSQL reads the next chunk while this thread writes the last one; SQLite runs in this thread itself. */
  function readAhead(filter: LeadFilter, after: Position, limit: number): void {
    if (engine === 'sqlite') return;
    const rows = read(filter, after, limit);
    // The caller that takes the promise handles the error.
    rows.catch(() => {});
    waiting.keep([filter, after, limit], rows);
  }

  return async (filter, after, limit) => {
    const { rows, next } = await (waiting.take([filter, after, limit]) ?? read(filter, after, limit));
    if (next) readAhead(filter, next, limit);
    return { text: (after ? '' : csvHead()) + rows.map(csvRow).join(''), next };
  };
}

/** A store whose values can be taken once and expire after `lifetime` milliseconds. */
function keptFor<T>(lifetime: number) {
  const kept = new Map<string, T>();
  return {
    keep(about: unknown, value: T): void {
      const key = JSON.stringify(about);
      kept.set(key, value);
      setTimeout(() => kept.delete(key), lifetime).unref();
    },
    take(about: unknown): T | undefined {
      const key = JSON.stringify(about);
      const value = kept.get(key);
      kept.delete(key);
      return value;
    },
  };
}
