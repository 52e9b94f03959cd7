import type { Database } from '#server/db/connection/connect.ts';
import type { LeadFilter, Position } from '#server/staff/lead-index/filter.ts';
import type { LeadIndex } from '#server/staff/lead-index/lead-index.ts';
import { csvHead, csvRow } from './csv.ts';
import { isOldestFirst, isPlain } from './filter.ts';
import { type ExportRow, exportRowsInOrder, findExportRows } from './repository.ts';

/**
 * A piece of the CSV file, and after which lead the next one begins; null at the end. As text: bytes handed from thread
 * to thread lie outside of what the collector counts, and a file of a million leads took 60 MiB more.
 */
type CsvPage = { text: string; next: Position | null };

/** So many leads of the filter as lines of the CSV file, in the order of the list, after a position. */
export type CsvPages = (filter: LeadFilter, after: Position | null, limit: number) => Promise<CsvPage>;

type Rows = { rows: ExportRow[]; next: Position | null };

/** Milliseconds for which something that was read ahead may be used: whoever reads slowly gets it as it is by then. */
const rowsAhead = 1000;
const listAhead = 10_000;
/** Leads whose places are looked up at once: the search for a frequent word begins at the newest lead each time. */
const listed = 20_000;

/** Makes the pieces of files, the head included where one begins. */
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

  /** PostgreSQL finds the next piece while this thread writes the last one; SQLite works in this thread itself. */
  function readAhead(filter: LeadFilter, after: Position, limit: number): void {
    if (engine === 'sqlite') return;
    const rows = read(filter, after, limit);
    // Whoever asks for it is told.
    rows.catch(() => {});
    waiting.keep([filter, after, limit], rows);
  }

  return async (filter, after, limit) => {
    const { rows, next } = await (waiting.take([filter, after, limit]) ?? read(filter, after, limit));
    if (next) readAhead(filter, next, limit);
    return { text: (after ? '' : csvHead()) + rows.map(csvRow).join(''), next };
  };
}

/** What is taken once, or forgotten after some milliseconds. */
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
