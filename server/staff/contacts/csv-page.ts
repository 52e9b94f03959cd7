import type { Database } from '#server/db/connection/connect.ts';
import type { LeadIndex } from '#server/staff/lead-index/lead-index.ts';
import { csvHead, csvRow } from './csv.ts';
import type { Position } from './cursor.ts';
import { isOldestFirst, isPlain, type LeadFilter } from './filter.ts';
import { type ExportRow, exportRowsInOrder, findExportRows } from './repository.ts';

/**
 * A piece of the CSV file, and after which lead the next one begins; null at the end. As text: bytes handed from thread to thread lie
 * outside of what the collector counts, and a file of a million leads took 60 MiB more.
 */
export type CsvPage = { text: string; next: Position | null };

type Rows = { rows: ExportRow[]; next: Position | null };

/** Milliseconds for which a piece that was read ahead may be used: whoever reads slowly gets it as it is by then. */
const ahead = 1000;

/** Makes the pieces of files, the head included where one begins. */
export function createCsvPages({ db, engine }: Pick<Database, 'db' | 'engine'>, index: LeadIndex) {
  const waiting = new Map<string, Promise<Rows>>();

  async function read(filter: LeadFilter, after: Position | null, limit: number): Promise<Rows> {
    if (isPlain(filter)) {
      const rows = await findExportRows(db, filter, after ?? undefined, limit);
      const last = rows.length < limit ? undefined : rows.at(-1);
      return { rows, next: last ? { createdAt: last.created_at, id: last.id } : null };
    }
    const { ids, next } = await index.find({ filter, after, limit, oldestFirst: isOldestFirst(filter) }, 0);
    return { rows: await exportRowsInOrder(db, engine, ids), next };
  }

  /** PostgreSQL finds the next piece while this thread writes the last one; SQLite works in this thread itself. */
  function readAhead(filter: LeadFilter, after: Position, limit: number): void {
    if (engine === 'sqlite') return;
    const key = JSON.stringify([filter, after, limit]);
    const rows = read(filter, after, limit);
    // Whoever asks for it is told.
    rows.catch(() => {});
    waiting.set(key, rows);
    setTimeout(() => waiting.delete(key), ahead).unref();
  }

  return async function csvPage(filter: LeadFilter, after: Position | null, limit: number): Promise<CsvPage> {
    const key = JSON.stringify([filter, after, limit]);
    const { rows, next } = await (waiting.get(key) ?? read(filter, after, limit));
    waiting.delete(key);
    if (next) readAhead(filter, next, limit);
    return { text: (after ? '' : csvHead()) + rows.map(csvRow).join(''), next };
  };
}
