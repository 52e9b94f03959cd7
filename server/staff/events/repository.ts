import type { LeadEvent } from '#contract/staff/desk.ts';
import type { Db } from '#server/db/connection/connect.ts';

/** Number of ids compared: processes may commit slightly out of chronological order. */
const marks = 20;

/** Text that changes when leads arrive: the ids of the newest ones, read from an index. */
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

/** When a desk was last changed (milliseconds since 1970), or 0. */
export async function lastDeskChange(db: Db): Promise<number> {
  const { at } = await db
    .selectFrom('lead_desk')
    .select((select) => select.fn.max('changed_at').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? 0;
}

/** The last number of the change log after a known one, and whether a lead was erased since. */
export async function erasedAfter(db: Db, known: number): Promise<{ last: number; erased: boolean }> {
  const row = await db
    .selectFrom('lead_index_changes')
    .select((select) => [select.fn.max('n').as('last'), select.fn.min('desk').as('desk')])
    .where('n', '>', known)
    .executeTakeFirstOrThrow();
  // Changes of the desk have 1; erasures have 0, as have the rare changes of a lead's text.
  return { last: Number(row.last ?? known), erased: row.last !== null && row.desk === 0 };
}

const deleted = 'note-deleted' satisfies LeadEvent['what'];

/** When a note was last written or deleted (milliseconds since 1970), or 0. */
export async function lastNoteChange(db: Db): Promise<number> {
  const written = db.selectFrom('lead_notes').select((select) => select.fn.max('created_at').as('at'));
  const takenBack = db
    .selectFrom('lead_history')
    .where('what', '=', deleted)
    .select((select) => select.fn.max('created_at').as('at'));
  const rows = await written.unionAll(takenBack).execute();
  return Math.max(...rows.map(({ at }) => at ?? 0));
}

/** Leads with notes written or deleted since a time (milliseconds since 1970), 200 at most. */
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
