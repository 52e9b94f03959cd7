import type { Database } from '#server/db/connection/connect.ts';
import { type CsvPage, createCsvPages } from '#server/staff/contacts/csv-page.ts';
import type { Position } from '#server/staff/contacts/cursor.ts';
import type { LeadFilter } from '#server/staff/contacts/filter.ts';
import { createLeadIndex, type LeadIndex } from './lead-index.ts';

/** What staff ask of all leads at once; see `threaded.ts` for where it is answered. */
export type LeadReader = LeadIndex & {
  /** So many leads of the filter as lines of the CSV file, in the order of the list, after a position. */
  csvPage: (filter: LeadFilter, after: Position | null, limit: number) => Promise<CsvPage>;
};

export function createLeadReader(database: Pick<Database, 'db' | 'engine'>): LeadReader {
  const index = createLeadIndex(database);
  return { ...index, csvPage: createCsvPages(database, index) };
}
