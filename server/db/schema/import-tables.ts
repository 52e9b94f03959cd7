import type { Selectable } from 'kysely';
import type { ImportKind, ImportPlan, ImportRow, ImportView } from '#contract/staff/imports/imports.ts';

/** Tables of imports; `schema.ts` puts all tables together. */

export type ImportTable = {
  id: string;
  created_at: number;
  /** User name of whoever began it. */
  created_by: string;
  kind: ImportKind;
  file_name: string;
  state: ImportView['state'];
  headings: string[];
  plan: ImportPlan | null;
  parts: number;
  row_count: number;
  next_part: number;
  made: number;
  duplicates: number;
  refused: number;
};
export type Import = Selectable<ImportTable>;

/** Rows of the file of an import that is not over. */
export type ImportPartTable = { import_id: string; part: number; cells: ImportRow[] };

/** What an import has made; `kept` is 1 for what an undo has left because it was changed since. */
export type ImportRecordTable = { record_id: string; import_id: string; kept: number };
