import { sql } from 'kysely';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { Db } from '#server/db/connection/connect.ts';

const through = 'lead_days_through';

/** Time of the first lead, or null where there is none. */
export async function firstLeadAt(db: Db): Promise<number | null> {
  const row = await db.selectFrom('leads').select('created_at').orderBy('created_at').limit(1).executeTakeFirst();
  return row?.created_at ?? null;
}

/** The last day that is counted already. */
export async function countedThrough(db: Db): Promise<string | null> {
  const row = await db.selectFrom('site_state').select('value').where('name', '=', through).executeTakeFirst();
  return row?.value || null;
}

/** The same while no other process can count; to be asked within the transaction that counts. */
export async function lockCountedThrough(transaction: Db): Promise<string | null> {
  const row = await transaction
    .insertInto('site_state')
    .values({ name: through, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<string>`site_state.value` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value || null;
}

export async function setCountedThrough(transaction: Db, day: string): Promise<void> {
  await transaction.updateTable('site_state').set({ value: day }).where('name', '=', through).execute();
}

/** Whether leads lie before a moment that the counted days do not know of: they were brought in afterwards. */
export async function hasUncounted(db: Db, before: number): Promise<boolean> {
  const all = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  const counted = await db
    .selectFrom('lead_days')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('leads'), sql.lit(0)).as('count'))
    .executeTakeFirstOrThrow();
  return Number(all.count) > Number(counted.count);
}

export async function forgetCounted(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCountedThrough(transaction);
    for (const table of ['lead_days', 'lead_weeks'] as const) await transaction.deleteFrom(table).execute();
    await setCountedThrough(transaction, '');
  });
}

/** Counts one day's leads, from its first moment to the next day's. */
export async function countDay(transaction: Db, day: string, since: number, before: number): Promise<void> {
  await transaction.deleteFrom('lead_days').where('day', '=', day).execute();
  await transaction
    .insertInto('lead_days')
    .columns(['day', 'kind', 'page_source', 'button_context', 'button_text', 'suspect', 'leads'])
    .expression((from) =>
      from
        .selectFrom('leads')
        .select((select) => [
          sql<string>`${sql.lit(day)}`.as('day'),
          'kind',
          'page_source',
          'button_context',
          'button_text',
          'suspect',
          select.fn.countAll<number>().as('leads'),
        ])
        .where('created_at', '>=', since)
        .where('created_at', '<', before)
        .groupBy(['kind', 'page_source', 'button_context', 'button_text', 'suspect']),
    )
    .execute();
}

/** Adds up what is counted of the week that begins on this Monday. */
export async function countWeek(transaction: Db, monday: string, nextMonday: string): Promise<void> {
  const group = ['kind', 'page_source', 'button_context', 'button_text', 'suspect'] as const;
  await transaction.deleteFrom('lead_weeks').where('day', '=', monday).execute();
  await transaction
    .insertInto('lead_weeks')
    .columns(['day', ...group, 'leads'])
    .expression((from) =>
      from
        .selectFrom('lead_days')
        .select((select) => [
          sql<string>`${sql.lit(monday)}`.as('day'),
          ...group,
          select.fn.sum<number>('leads').as('leads'),
        ])
        .where('day', '>=', monday)
        .where('day', '<', nextMonday)
        .groupBy(group),
    )
    .execute();
}

/** Which counts are asked: of days, or of weeks where years of days would be many rows. */
export type Counted = 'lead_days' | 'lead_weeks';
export type DayCount = { day: string; kind: ContactKind; source: string; leads: number };
export type ButtonCount = { source: string; context: string; button: string; leads: number };

/** Leads a day (or week) by kind and source, from a day on, suspected spam left out. */
export async function leadsByDay(db: Db, counted: Counted, from: string): Promise<DayCount[]> {
  const rows = await db
    .selectFrom(counted)
    .select((select) => ['day', 'kind', 'page_source as source', select.fn.sum<number>('leads').as('leads')])
    .where('day', '>=', from)
    .where('suspect', '=', 0)
    .groupBy(['day', 'kind', 'page_source'])
    .execute();
  return rows.map((row) => ({ ...row, leads: Number(row.leads) }));
}

/** Leads by source, section and button, from a day on; the most first, 500 at most. */
export async function leadsByButton(db: Db, counted: Counted, from: string): Promise<ButtonCount[]> {
  const rows = await db
    .selectFrom(counted)
    .select((select) => [
      'page_source as source',
      'button_context as context',
      'button_text as button',
      select.fn.sum<number>('leads').as('leads'),
    ])
    .where('day', '>=', from)
    .where('suspect', '=', 0)
    .groupBy(['page_source', 'button_context', 'button_text'])
    .orderBy('leads', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, leads: Number(row.leads) }));
}

/** Leads since a moment, by all of it, for the day that is not over. */
export async function leadsSince(db: Db, since: number) {
  const rows = await db
    .selectFrom('leads')
    .select((select) => [
      'kind',
      'page_source as source',
      'button_context as context',
      'button_text as button',
      select.fn.countAll<number>().as('leads'),
    ])
    .where('created_at', '>=', since)
    .where('suspect', '=', 0)
    .groupBy(['kind', 'page_source', 'button_context', 'button_text'])
    .execute();
  return rows.map((row) => ({ ...row, leads: Number(row.leads) }));
}

/** Views of each page from a day on, both languages together. */
export async function viewsByPage(db: Db, from: string): Promise<{ page: string; views: number }[]> {
  const rows = await db
    .selectFrom('page_views')
    .select((select) => ['page', select.fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .groupBy('page')
    .execute();
  return rows.map(({ page, views }) => ({ page, views: Number(views) }));
}

export async function firstViewDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('page_views')
    .select((select) => select.fn.min('day').as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}
