import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import { addressMatcher, addressSpellings } from './addresses.ts';
import type { Row } from './person.ts';

/** Parts of the files of open imports that may contain the address. A file is kept for a day at most. */
async function partsLike(db: Db, key: string) {
  const texts = addressSpellings(key).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`);
  const names = addressMatcher(key);
  const parts = await db
    .selectFrom('import_parts')
    .selectAll()
    .where((where) => where.or(texts.map((text) => sql<boolean>`lower(cells) like ${text} escape '\\'`)))
    .execute();
  return parts.map((part) => ({ ...part, mentionsPerson: (cells: readonly string[]) => cells.some(names) }));
}

/** Rows of these files that contain the address. */
export async function importedRowsOf(db: Db, key: string): Promise<Row[]> {
  return (await partsLike(db, key)).flatMap(({ import_id, cells, mentionsPerson }) =>
    cells.flatMap((row) =>
      mentionsPerson(row.cells) ? { import_id, line: row.line, cells: row.cells.join(' | ') } : [],
    ),
  );
}

/** Empties these rows; only the fact that there was a row remains. */
export async function emptyImportedRows(db: Db, key: string): Promise<void> {
  for (const { import_id, part, cells, mentionsPerson } of await partsLike(db, key)) {
    await db
      .updateTable('import_parts')
      .set({ cells: cells.map((row) => (mentionsPerson(row.cells) ? { ...row, cells: [] } : row)) })
      .where('import_id', '=', import_id)
      .where('part', '=', part)
      .execute();
  }
}
