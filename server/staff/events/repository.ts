import { sql } from 'kysely';
import { contactsPage } from '../../../contract/admin.ts';
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

/** How many leads came after a position of the list; counting stops one above what is told exactly. */
export async function countNewer(
  db: Db,
  narrow: (query: ReturnType<typeof ids>) => ReturnType<typeof ids>,
  { createdAt, id }: { createdAt: number; id: string },
): Promise<number> {
  const newer = narrow(ids(db))
    .where(sql<boolean>`(created_at, id) > (${createdAt}, ${id})`)
    .limit(contactsPage.exactTotal + 1);
  const { count } = await db
    .selectFrom(newer.as('newer'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function ids(db: Db) {
  return db.selectFrom('leads').select('id');
}
