import type { Insertable } from 'kysely';
import { day, hour } from '#contract/durations.ts';
import { awaitsReply } from '#contract/office-time/reply-promise.ts';
import type { LeadState } from '#contract/staff/desk.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewLead, Schema } from '#server/db/schema/schema.ts';
import { bulkInsert } from '#server/db/statements/bulk-insert.ts';
import { chance, seedOf } from './chance.ts';
import { idAt, type Order } from './samples.ts';

/** Accounts that have worked on the samples; they have no password, so that nobody can log in to them. */
const colleagues = ['muster-vertrieb', 'muster-beratung'] as const;

type Row<T extends keyof Schema> = Insertable<Schema[T]>;
/** A lead's desk entry with its history. */
export type Handled = { desk: Row<'lead_desk'>; history: Row<'lead_history'>[] };

/** By age in days: the percentage of leads expecting an answer that have none yet, and the states of the others. */
const ages: readonly { below: number; waiting: number; states: Readonly<Partial<Record<LeadState, number>>> }[] = [
  { below: 1, waiting: 70, states: { new: 30, 'in-progress': 65, lost: 5 } },
  { below: 4, waiting: 15, states: { new: 15, 'in-progress': 70, won: 3, lost: 12 } },
  { below: 30, waiting: 0.3, states: { new: 5, 'in-progress': 50, won: 10, lost: 35 } },
  { below: 120, waiting: 0, states: { 'in-progress': 15, won: 25, lost: 60 } },
  { below: Number.POSITIVE_INFINITY, waiting: 0, states: { 'in-progress': 1, won: 24, lost: 75 } },
];
/** Percentage of leads expecting no answer that stay untouched. */
const leftAlone = 60;

/**
 * The desk entry of the sample lead with this number, the same for the same order; null if nobody has worked on it.
 * `staff` are account ids.
 */
export function handledSample(
  lead: NewLead,
  number: number,
  { seed, until }: Order,
  staff: readonly string[],
): Handled | null {
  const course = chance(seedOf(~seed, number));
  const { percent, pick, below, weighted } = course;
  const age = (until - lead.created_at) / day;
  const { waiting, states } = ages.find((one) => age < one.below) as (typeof ages)[number];
  const suspect = lead.suspect === 1;
  const waits = suspect || awaitsReply[lead.kind];
  if (percent(waits ? waiting : Math.max(waiting, leftAlone))) return null;
  const state = suspect ? 'spam' : weighted(states);
  const at = Math.min(until, lead.created_at + below(20 * hour));
  const by = pick(staff);
  const owner = suspect || percent(12) ? null : pick(staff);
  const answered = state === 'new';
  const changes: Pick<Row<'lead_history'>, 'what' | 'from_value' | 'to_value'>[] = [
    { what: 'state', from_value: 'new', to_value: state },
    { what: 'owner', from_value: '', to_value: owner ?? '' },
    { what: 'answered', from_value: '', to_value: answered ? 'yes' : '' },
  ];
  const events = changes.filter(({ from_value, to_value }) => from_value !== to_value);
  return {
    desk: {
      lead_id: lead.id,
      state,
      owner_id: owner,
      version: 1,
      answered_at: answered ? at : null,
      changed_at: at,
      changed_by: by,
    },
    history: events.map((event) => ({
      ...event,
      id: idAt(at, number, course),
      lead_id: lead.id,
      staff_id: by,
      created_at: at,
    })),
  };
}

/** Stores desk entries of leads that already exist. */
export async function storeHandled(db: Db, engine: Engine, handled: readonly Handled[]): Promise<void> {
  const desk = handled.map((one) => one.desk);
  const history = handled.flatMap((one) => one.history);
  await bulkInsert(db, engine, 'lead_desk', desk);
  await bulkInsert(db, engine, 'lead_history', history);
}

/** Adds the accounts that are missing. @returns the ids of all */
export async function addColleagues(db: Db): Promise<string[]> {
  const now = Date.now();
  const account = { password_hash: '', created_at: now, disabled_at: now };
  const missing = colleagues.map((username) => ({ ...account, id: newId(now), username }));
  await db
    .insertInto('staff')
    .values(missing)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute();
  const rows = await db.selectFrom('staff').select(['id', 'username']).where('username', 'in', colleagues).execute();
  return colleagues.flatMap((name) => rows.find(({ username }) => username === name)?.id ?? []);
}
