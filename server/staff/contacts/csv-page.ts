import type { Database } from '../../db/connect.ts';
import type { LeadIndex } from '../lead-index/lead-index.ts';
import { csvHead, csvRow } from './csv.ts';
import type { Position } from './cursor.ts';
import { isOldestFirst, isPlain, type LeadFilter } from './filter.ts';
import { exportRowsInOrder, findExportRows } from './repository.ts';

/**
 * A piece of the CSV file, and after which lead the next one begins; null at the end. As text: bytes handed from thread to thread lie
 * outside of what the collector counts, and a file of a million leads took 60 MiB more.
 */
export type CsvPage = { text: string; next: Position | null };

/** The next piece of the file, its head included where it begins. */
export async function csvPage(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  index: LeadIndex,
  filter: LeadFilter,
  after: Position | null,
  limit: number,
): Promise<CsvPage> {
  const head = after ? '' : csvHead();
  if (isPlain(filter)) {
    const rows = await findExportRows(db, filter, after ?? undefined, limit);
    const last = rows.length < limit ? undefined : rows.at(-1);
    const next = last ? { createdAt: last.created_at, id: last.id } : null;
    return { text: head + rows.map(csvRow).join(''), next };
  }
  const { ids, next } = await index.find({ filter, after, limit, oldestFirst: isOldestFirst(filter) }, 0);
  const rows = await exportRowsInOrder(db, engine, ids);
  return { text: head + rows.map(csvRow).join(''), next };
}
