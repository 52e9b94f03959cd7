import type { AdminWhitePaper, WhitePaperChange, WhitePaperInput } from '#contract/staff/white-papers.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { WhitePaper } from '#server/db/schema/schema.ts';
import { isId } from '#server/http/request/id-in-path.ts';
import { isoTime } from '#server/text/iso-time.ts';

const seeded = 'white_papers_seeded';

/**
 * Fills the table with the built-in papers, once in the life of a database: what staff delete stays deleted. Of several
 * processes that start concurrently, one does it.
 */
export function seedWhitePapers(db: Db): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('site_state')
      .values({ name: seeded, value: '1' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return;
    const papers = builtInWhitePapers.map(({ id, number, titles, pdf, published }, index) => ({
      id,
      number,
      title_de: titles.de,
      title_en: titles.en,
      pdf_url: pdf.de,
      pdf_url_en: pdf.en,
      created_at: Date.parse(published),
      position: index + 1,
    }));
    await transaction.insertInto('white_papers').values(papers).execute();
  });
}

/** All papers, newest first. */
export function listWhitePapers(db: Db): Promise<WhitePaper[]> {
  return db
    .selectFrom('white_papers')
    .selectAll()
    .orderBy('position', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findWhitePaper(db: Db, id: string): Promise<WhitePaper | undefined> {
  if (!isId(id)) return undefined;
  return await db.selectFrom('white_papers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The paper whose file this is, or which links to it; undefined if there is none any more. */
export function paperOfFile(db: Db, id: string, path: string) {
  return db
    .selectFrom('white_papers')
    .select(['number', 'title_de', 'title_en'])
    .where((where) => where.or([where('id', '=', id), where('pdf_url', '=', path), where('pdf_url_en', '=', path)]))
    .limit(1)
    .executeTakeFirst();
}

/** Adds a paper in front of all others, unless another one has its number. @param by user name of the author */
export async function insertWhitePaper(
  transaction: Db,
  input: WhitePaperInput,
  by: string,
): Promise<WhitePaper | 'number-taken'> {
  if (await numberTaken(transaction, input.number, '')) return 'number-taken';
  const now = Date.now();
  return transaction
    .insertInto('white_papers')
    .values((from) => ({
      ...input,
      id: newId(now),
      pdf_url_en: input.pdf_url_en ?? null,
      created_at: now,
      changed_at: now,
      changed_by: by,
      position: from
        .selectFrom('white_papers')
        .select((select) =>
          select(select.fn.coalesce(select.fn.max('position'), select.lit(0)), '+', 1).as('position'),
        ),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a paper other than `id` has a number; of several concurrent requests for one number, one gets it. */
async function numberTaken(transaction: Db, number: string, id: string): Promise<boolean> {
  // Write before reading the numbers: on PostgreSQL the row lock serialises concurrent changes.
  await transaction.updateTable('site_state').set({ value: '1' }).where('name', '=', seeded).execute();
  const others = transaction.selectFrom('white_papers').select('id').where('number', '=', number).where('id', '<>', id);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Changes a paper; an English file that the input omits stays as it is.
 * @param by user name of the editor
 * @returns undefined when there is no such paper, or its version is not the one that was edited
 */
export async function updateWhitePaper(
  transaction: Db,
  id: string,
  change: WhitePaperChange,
  by: string,
): Promise<WhitePaper | 'number-taken' | undefined> {
  if (await numberTaken(transaction, change.number, id)) return 'number-taken';
  const { pdf_url_en, version, ...fields } = change;
  let query = transaction
    .updateTable('white_papers')
    .set((set) => ({
      ...fields,
      ...(pdf_url_en !== undefined && { pdf_url_en }),
      version: set('version', '+', 1),
      changed_at: Date.now(),
      changed_by: by,
    }))
    .where('id', '=', id);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.returningAll().executeTakeFirst();
}

/** Deletes a paper, which can be restored for a day. @returns false when there was no such paper */
export async function deleteWhitePaper(transaction: Db, id: string): Promise<boolean> {
  const paper = await transaction.deleteFrom('white_papers').where('id', '=', id).returningAll().executeTakeFirst();
  if (!paper) return false;
  const row = { id, paper, deleted_at: Date.now() };
  await transaction
    .insertInto('deleted_white_papers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return true;
}

/**
 * Restores a deleted paper to its position, under its id, unless another one has taken its number.
 * @returns false when it cannot be restored any more
 */
export async function restoreWhitePaper(transaction: Db, id: string): Promise<boolean | 'number-taken'> {
  const kept = transaction.selectFrom('deleted_white_papers').select('paper').where('id', '=', id);
  const deleted = await kept.executeTakeFirst();
  if (!deleted) return false;
  if (await numberTaken(transaction, deleted.paper.number, id)) return 'number-taken';
  // Of several concurrent requests, one deletes it.
  const taken = transaction.deleteFrom('deleted_white_papers').where('id', '=', id);
  if ((await taken.executeTakeFirst()).numDeletedRows === 0n) return false;
  await transaction.insertInto('white_papers').values(deleted.paper).execute();
  return true;
}

export async function sweepDeletedWhitePapers(db: Db, before: number): Promise<void> {
  await db.deleteFrom('deleted_white_papers').where('deleted_at', '<', before).execute();
}

/** Maps a stored paper to its form in the staff API. */
export function toAdminWhitePaper(paper: WhitePaper): AdminWhitePaper {
  const { position: _, changed_at: _at, changed_by: _by, created_at, ...shown } = paper;
  return { ...shown, created_at: isoTime(created_at) };
}
