import type { Selectable } from 'kysely';
import type { ImportKind, ImportPlan, ImportRow, ImportView } from '#contract/staff/imports/imports.ts';

/** Tables of imports; `schema.ts` combines all tables. */

export type ImportTable = {
  id: string;
  created_at: number;
  /** User name of its creator. */
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

/** Rows of the file of an unfinished import. */
export type ImportPartTable = { import_id: string; part: number; cells: ImportRow[] };

/** A record created by an import; `kept` is 1 if an undo left it because it was changed since. */
export type ImportRecordTable = { record_id: string; import_id: string; kept: number };
