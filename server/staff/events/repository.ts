import type { LeadEvent } from '#contract/staff/desk.ts';
import type { Db } from '#server/db/connection/connect.ts';

/** Leads whose ids tell two states of the table apart; processes may commit a little out of the order of time. */
const marks = 20;

/** A text that changes when leads arrive: the ids of the newest ones, read from an index. */
export async function newestMark(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(marks)
    .execute();
  return rows.map(({ id }) => id).join(' ');
}

/** The moment of the last change on the desk, or 0. */
export async function lastDeskChange(db: Db): Promise<number> {
  const { at } = await db
    .selectFrom('lead_desk')
    .select((select) => select.fn.max('changed_at').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? 0;
}

/** The number of the last change of any lead, after one that is known; and whether a lead was erased since. */
export async function erasedAfter(db: Db, known: number): Promise<{ last: number; erased: boolean }> {
  const row = await db
    .selectFrom('lead_index_changes')
    .select((select) => [select.fn.max('n').as('last'), select.fn.min('desk').as('desk')])
    .where('n', '>', known)
    .executeTakeFirstOrThrow();
  // What staff said of a lead is 1; erasing it is 0, as are the rare changes of its words.
  return { last: Number(row.last ?? known), erased: row.last !== null && row.desk === 0 };
}

const deleted = 'note-deleted' satisfies LeadEvent['what'];

/** The moment when a note was last written or taken back, or 0. */
export async function lastNoteChange(db: Db): Promise<number> {
  const written = db.selectFrom('lead_notes').select((select) => select.fn.max('created_at').as('at'));
  const takenBack = db
    .selectFrom('lead_history')
    .where('what', '=', deleted)
    .select((select) => select.fn.max('created_at').as('at'));
  const rows = await written.unionAll(takenBack).execute();
  return Math.max(...rows.map(({ at }) => at ?? 0));
}

/** Leads on which notes were written or taken back since a moment, 200 at most. */
export async function leadsWithNotesSince(db: Db, moment: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_notes')
    .select('lead_id')
    .where('created_at', '>=', moment)
    .union((query) =>
      query.selectFrom('lead_history').select('lead_id').where('what', '=', deleted).where('created_at', '>=', moment),
    )
    .limit(200)
    .execute();
  return rows.map(({ lead_id }) => lead_id);
}
