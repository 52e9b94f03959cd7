import { day } from '#contract/durations.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { WhitePaperFile } from '#server/db/schema/site-tables.ts';
import { isId } from '#server/http/request/id-in-path.ts';

/** The path of a file; it does not change during the file's life. */
export function fileAddress({ id, name }: Pick<WhitePaperFile, 'id' | 'name'>): string {
  return `/downloads/${id}/${name}`;
}

export async function insertFile(db: Db, file: Pick<WhitePaperFile, 'id' | 'name' | 'created_at'>): Promise<void> {
  await db
    .insertInto('white_paper_files')
    .values({ ...file, size: 0, sha256: '', completed_at: null, unused_since: null })
    .execute();
}

export async function findFile(db: Db, id: string): Promise<WhitePaperFile | undefined> {
  if (!isId(id)) return undefined;
  return await db.selectFrom('white_paper_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Appends the next part to an incomplete file.
 * @param size bytes before this part
 * @returns false when another part was expected
 */
export function appendPart(db: Db, id: string, position: number, size: number, bytes: Uint8Array): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('white_paper_files')
      .set({ size: size + bytes.byteLength })
      .where('id', '=', id)
      .where('size', '=', size)
      .where('completed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction.insertInto('white_paper_chunks').values({ file_id: id, position, bytes }).execute();
    return true;
  });
}

/** One part of a file; undefined after the last one. */
export async function readPart(db: Db, id: string, position: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('white_paper_chunks')
    .select('bytes')
    .where('file_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.bytes;
}

export async function completeFile(db: Db, id: string, sha256: string, now: number): Promise<void> {
  await db.updateTable('white_paper_files').set({ sha256, completed_at: now }).where('id', '=', id).execute();
}

/** A complete file that a paper links to. */
export function servedFile(db: Db, id: string, address: string) {
  return db
    .selectFrom('white_paper_files')
    .selectAll()
    .where('id', '=', id)
    .where('completed_at', 'is not', null)
    .where(({ exists, selectFrom, or }) =>
      exists(
        selectFrom('white_papers')
          .select('white_papers.id')
          .where((where) => or([where('pdf_url', '=', address), where('pdf_url_en', '=', address)])),
      ),
    )
    .executeTakeFirst();
}

/**
 * Deletes files that were started a day ago and never completed, and those that no paper has linked to for two days.
 * The delay is needed because a deleted paper can be restored.
 */
export async function sweepFiles(db: Db, now: number): Promise<void> {
  const files = await db
    .selectFrom('white_paper_files')
    .select(['id', 'name', 'created_at', 'completed_at', 'unused_since'])
    .execute();
  if (files.length === 0) return;
  const papers = await db.selectFrom('white_papers').select(['pdf_url', 'pdf_url_en']).execute();
  const named = new Set(papers.flatMap(({ pdf_url, pdf_url_en }) => [pdf_url, pdf_url_en]));
  for (const file of files) {
    const used = named.has(fileAddress(file));
    const over =
      file.completed_at === null
        ? file.created_at < now - day
        : !used && file.unused_since !== null && file.unused_since < now - 2 * day;
    if (over) await deleteFile(db, file.id);
    else if (file.completed_at !== null && used !== (file.unused_since === null)) {
      await db
        .updateTable('white_paper_files')
        .set({ unused_since: used ? null : now })
        .where('id', '=', file.id)
        .execute();
    }
  }
}

async function deleteFile(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('white_paper_chunks').where('file_id', '=', id).execute();
    await transaction.deleteFrom('white_paper_files').where('id', '=', id).execute();
  });
}
