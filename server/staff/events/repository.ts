import type { Db } from '../../db/connect.ts';

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
  const row = await db
    .selectFrom('lead_desk')
    .select('changed_at')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at ?? 0;
}
