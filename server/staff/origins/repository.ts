import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { buttons } from '#contract/leads/buttons.ts';
import { formContexts } from '#contract/leads/fields.ts';
import { requestContexts } from '#contract/leads/paper-requests.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import { elsewhere, noSource, pageSources } from '#contract/leads/sources.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { readState } from '#server/db/site-state.ts';

const through = 'lead_days_through';

/** When the first lead came (milliseconds since 1970), or null where there is none. */
export async function firstLeadAt(db: Db): Promise<number | null> {
  const row = await db.selectFrom('leads').select('created_at').orderBy('created_at').limit(1).executeTakeFirst();
  return row?.created_at ?? null;
}

/** The last day that has been counted. */
export async function countedThrough(db: Db): Promise<string | null> {
  return (await readState(db, through)) || null;
}

/** The same, with counting by other processes locked out; call it in the transaction that counts. */
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

/** Whether there are leads before a time that were not counted, because they were imported later. */
export async function hasUncounted(db: Db, before: number): Promise<boolean> {
  const all = await countRows(db, db.selectFrom('leads').select('id').where('created_at', '<', before));
  const counted = await db.selectFrom('lead_days').select(leadsSum).executeTakeFirstOrThrow();
  return all > counted.leads;
}

export async function deleteCounted(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCountedThrough(transaction);
    for (const table of ['lead_days', 'lead_weeks'] as const) await transaction.deleteFrom(table).execute();
    await setCountedThrough(transaction, '');
  });
}

/** The columns by which leads are counted, besides the day. */
const group = ['kind', 'page_source', 'button_context', 'button_text', 'suspect'] as const;
/** PostgreSQL returns sums as text. */
const leadsSum = sql<number>`cast(coalesce(sum(leads), 0) as bigint)`.as('leads');

const sources = [...Object.values(pageSources), elsewhere, noSource];
const sections = [
  ...new Set(Object.values(buttons).map(({ buttonContext }) => buttonContext)),
  ...Object.values(formContexts),
  ...Object.values(requestContexts),
];

/** The column's value if it is one of these names, else `other`. */
function known(column: 'page_source' | 'button_context' | 'button_text', names: readonly string[], other: string) {
  const ref = sql.ref(column);
  return sql<string>`case when ${ref} in (${sql.join(names)}) then ${ref} else ${other} end`.as(column);
}

/** Counts one day's leads, from its start to the start of the next; `words` are the labels of the site's buttons. */
export async function countDay(
  transaction: Db,
  { day, since, before }: { day: string; since: number; before: number },
  words: readonly string[],
): Promise<void> {
  // The forms for papers send the paper's number as button text.
  const papers = await transaction.selectFrom('white_papers').select('number').execute();
  const named = [...words, ...papers.map(({ number }) => number), ''];
  const leads = transaction
    .selectFrom('leads')
    .select(['kind', 'suspect'])
    .select(known('page_source', sources, noSource))
    .select(known('button_context', sections, ''))
    .select(known('button_text', named, ''))
    .where('created_at', '>=', since)
    .where('created_at', '<', before);
  const counted = transaction
    .selectFrom(leads.as('leads'))
    .select(group)
    .select((select) => select.fn.countAll<number>().as('leads'));
  await replace(transaction, 'lead_days', day, counted.groupBy(group));
}

/** Adds up the counted days of the week that begins on this Monday. */
export function countWeek(transaction: Db, monday: string, nextMonday: string): Promise<void> {
  const days = transaction.selectFrom('lead_days').where('day', '>=', monday).where('day', '<', nextMonday);
  return replace(transaction, 'lead_weeks', monday, days.select(group).select(leadsSum).groupBy(group));
}

type Group = Pick<Schema['lead_days'], (typeof group)[number]>;

async function replace(
  transaction: Db,
  table: Counted,
  day: string,
  counted: SelectQueryBuilder<Schema, 'leads' | 'lead_days', Selectable<Group> & { leads: number }>,
): Promise<void> {
  await transaction.deleteFrom(table).where('day', '=', day).execute();
  await transaction
    .insertInto(table)
    .columns([...group, 'leads', 'day'])
    .expression(counted.select(sql<string>`${sql.lit(day)}`.as('day')))
    .execute();
}

/** Counts by day, or by week where years of days would be too many rows. */
type Counted = 'lead_days' | 'lead_weeks';
type DayCount = { day: string; kind: ContactKind; source: string; leads: number };
type ButtonCount = { source: string; context: string; button: string; leads: number };

/** Counts from a day on, without suspected spam. */
function countedFrom(db: Db, counted: Counted, from: string) {
  return db.selectFrom(counted).select(leadsSum).where('day', '>=', from).where('suspect', '=', 0);
}

/** Leads per day (or week) by kind and source, from a day on. */
export function leadsByDay(db: Db, counted: Counted, from: string): Promise<DayCount[]> {
  return countedFrom(db, counted, from)
    .select(['day', 'kind', 'page_source as source'])
    .groupBy(['day', 'kind', 'page_source'])
    .execute();
}

/** Leads by source, section and button, from a day on; the most frequent first, 500 at most. */
export function leadsByButton(db: Db, counted: Counted, from: string): Promise<ButtonCount[]> {
  return countedFrom(db, counted, from)
    .select(['page_source as source', 'button_context as context', 'button_text as button'])
    .groupBy(['page_source', 'button_context', 'button_text'])
    .orderBy('leads', 'desc')
    .limit(500)
    .execute();
}

/** Leads since a time by kind, source, section and button, for the current day. */
export function leadsSince(db: Db, since: number): Promise<(Omit<DayCount, 'day'> & ButtonCount)[]> {
  return db
    .selectFrom('leads')
    .select(['kind', 'page_source as source', 'button_context as context', 'button_text as button'])
    .select((select) => select.fn.countAll<number>().as('leads'))
    .where('created_at', '>=', since)
    .where('suspect', '=', 0)
    .groupBy(['kind', 'page_source', 'button_context', 'button_text'])
    .execute();
}

/** Views by page from a day on, both languages together. */
export function viewsByPage(db: Db, from: string): Promise<{ page: string; views: number }[]> {
  return db
    .selectFrom('page_views')
    .select(['page', sql<number>`cast(sum(views) as bigint)`.as('views')])
    .where('day', '>=', from)
    .groupBy('page')
    .execute();
}

export async function firstViewDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('page_views')
    .select((select) => select.fn.min('day').as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}
