import type { Database } from '../../db/connect.ts';
import type { LeadIndex } from '../lead-index/lead-index.ts';
import { csvHead, csvRow } from './csv.ts';
import type { Position } from './cursor.ts';
import { isPlain, type LeadFilter } from './filter.ts';
import { exportRowsInOrder, findExportRows, idsOnDesk } from './repository.ts';

/** A piece of the CSV file, and after which lead the next one begins; null at the end. */
export type CsvPage = { bytes: Uint8Array; next: Position | null };

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
    return { bytes: bytesOf(head, rows), next: last ? { createdAt: last.created_at, id: last.id } : null };
  }
  const { ids, next } = await index.find({ filter, after, limit }, 0);
  const wanted = filter.desk ? await idsOnDesk(db, engine, ids, filter.desk) : ids;
  return { bytes: bytesOf(head, await exportRowsInOrder(db, engine, wanted)), next };
}

function bytesOf(head: string, rows: Parameters<typeof csvRow>[0][]): Uint8Array {
  // Memory of its own, which can change hands.
  return new TextEncoder().encode(head + rows.map(csvRow).join(''));
}
