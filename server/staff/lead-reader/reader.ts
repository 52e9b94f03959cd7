import type { Database } from '#server/db/connection/connect.ts';
import { createLeadIndex, type LeadIndex } from '#server/staff/lead-index/lead-index.ts';
import { type CsvPages, createCsvPages } from './csv-page.ts';

/** Queries over all leads; see `threaded.ts` for where they run. */
export type LeadReader = Omit<LeadIndex, 'list'> & { csvPage: CsvPages };

export function createLeadReader(database: Pick<Database, 'db' | 'engine'>, file: { path: string }): LeadReader {
  const index = createLeadIndex(database, file);
  return { ...index, csvPage: createCsvPages(database, index.list) };
}
