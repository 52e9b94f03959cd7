import { type Expression, type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import { hour, minute } from '#contract/durations.ts';
import { type BookingList, type BookingSettings, bookingSettingsInput } from '#contract/staff/bookings.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import type { Booking, BookingBlock, Lead, NewBooking, NewIdempotencyKey, NewLead } from '#server/db/schema/schema.ts';
import { readState, writeState } from '#server/db/site-state.ts';
import type { Calendar } from './calendar/availability.ts';
import { defaultSettings } from './calendar/settings.ts';

const settingsName = 'booking_settings';
const feedName = 'booking_feed';
const quarterLength = 15 * minute;
/** Upper bound of buffers: an appointment that began earlier does not affect a later one. */
const longestReach = 12 * hour;

/** Reads everything that determines what is free from `now` on. */
export async function readCalendar(db: Db, now: number): Promise<Calendar> {
  const [settings, blocks, booked] = [
    await readBookingSettings(db),
    await db.selectFrom('booking_blocks').select(['from_at as from', 'to_at as to']).where('to_at', '>', now).execute(),
    await db
      .selectFrom('bookings')
      .select(['id', 'start_at as start', 'end_at as end', 'buffer', 'day'])
      .where('state', '=', 'booked')
      // All of today, for its daily limit.
      .where('start_at', '>', now - 24 * hour - longestReach)
      .orderBy('start_at')
      .execute(),
  ];
  return { now, settings, blocks, booked };
}

/**
 * Locks the rows of these days until the transaction ends, so that other bookings on them wait. In sorted order, to
 * avoid deadlocks.
 */
export async function lockDays(db: Db, days: readonly string[], now: number): Promise<void> {
  for (const day of [...new Set(days)].sort()) {
    await db
      .insertInto('booking_days')
      .values({ day, locked_at: now })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ locked_at: now }))
      .execute();
  }
}

/**
 * Inserts the quarter-hours of an appointment and its buffer.
 * @returns false if one of them is taken
 */
export async function takeQuarters(db: Db, id: string, start: number, end: number): Promise<boolean> {
  const first = Math.floor(start / quarterLength) * quarterLength;
  const rows: { quarter: number; booking_id: string }[] = [];
  for (let quarter = first; quarter < end; quarter += quarterLength) rows.push({ quarter, booking_id: id });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_quarters')
    .values(rows)
    .onConflict((conflict) => conflict.column('quarter').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === rows.length;
}

/**
 * Makes other bookings of this address (`emailKey`), on any day, wait until the transaction ends, so that they count
 * it. On SQLite `lockDays` has already made this transaction the only writer.
 */
export async function lockAddress(db: Db, engine: Engine, key: string): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext('appointments'), hashtext(${key}))`.execute(db);
}

/** Number of upcoming appointments of an address (`emailKey`). */
export function countToCome(db: Db, key: string, now: number): Promise<number> {
  const upcoming = db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .where('bookings.state', '=', 'booked')
    .where('bookings.end_at', '>', now)
    .where('leads.email_key', '=', key)
    .select('bookings.id');
  return countRows(db, upcoming);
}

export async function freeQuarters(db: Db, id: string): Promise<void> {
  await db.deleteFrom('booking_quarters').where('booking_id', '=', id).execute();
}

export async function insertBooking(db: Db, booking: NewBooking): Promise<void> {
  await db.insertInto('bookings').values(booking).execute();
}

export async function updateBooking(db: Db, { id, ...change }: Booking): Promise<void> {
  await db.updateTable('bookings').set(change).where('id', '=', id).execute();
}

export function findBooking(db: Db, id: string): Promise<Booking | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds a booking and locks it until the transaction ends. */
export function lockBooking(db: Db, engine: Engine, id: string): Promise<Booking | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Stores which booking a submission became, replacing the previous one of the key. */
export async function storeKey(db: Db, row: NewIdempotencyKey): Promise<void> {
  const { lead_id, content, created_at } = row;
  await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ lead_id, content, created_at }))
    .execute();
}

/** Inserts a booking's lead. Its mails and key are written by the caller, in the same transaction. */
export async function insertLead(db: Db, lead: NewLead): Promise<void> {
  await db.insertInto('leads').values(lead).execute();
}

/** Updates what a booking's lead tells staff about the appointment. */
export async function updateLeadDetails(
  db: Db,
  lead: Pick<Lead, 'id'>,
  change: Pick<Lead, 'details' | 'search_text'>,
): Promise<void> {
  await db.updateTable('leads').set(change).where('id', '=', lead.id).execute();
}

export type BookingWithLead = { booking: Booking; lead: Lead };

/** Adds their leads to bookings, leaving out those whose lead has been erased. */
async function withLeads(db: Db, bookings: readonly Booking[]): Promise<BookingWithLead[]> {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ lead_id }) => lead_id);
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return bookings.flatMap((booking) => {
    const lead = byId.get(booking.lead_id);
    return lead ? [{ booking, lead }] : [];
  });
}

export async function findBookingWithLead(db: Db, id: string): Promise<BookingWithLead | undefined> {
  const booking = await findBooking(db, id);
  return booking && (await withLeads(db, [booking]))[0];
}

/** Booked appointments for the feed, starting from `since` (milliseconds since 1970), at most 2000. */
export async function bookedSince(db: Db, since: number): Promise<BookingWithLead[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('state', '=', 'booked')
    .where('start_at', '>=', since)
    .orderBy('start_at')
    .limit(2000)
    .execute();
  return withLeads(db, rows);
}

/** Booked appointments between two times (milliseconds since 1970), `to` exclusive, in order of time. */
export async function bookedBetween(db: Db, from: number, to: number): Promise<BookingWithLead[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('state', '=', 'booked')
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .orderBy('start_at')
    .execute();
  return withLeads(db, rows);
}

/** Number of booked appointments that overlap a period. */
export function countWithin(db: Db, from: number, to: number): Promise<number> {
  const booked = db.selectFrom('bookings').where('state', '=', 'booked');
  return countRows(db, booked.where('start_at', '<', to).where('end_at', '>', from).select('id'));
}

/** Where a page of the list ended: the last appointment's start and id. */
type ListPosition = { at: number; id: string };

/** One page of staff's list: upcoming ones soonest first, the others latest first. */
export async function listBookings(
  db: Db,
  { show, now, after, limit }: { show: BookingList; now: number; after: ListPosition | null; limit: number },
): Promise<{ rows: BookingWithLead[]; next: ListPosition | null; total: number }> {
  const ascending = show === 'upcoming';
  const shown = db
    .selectFrom('bookings')
    .where('state', '=', show === 'cancelled' ? 'cancelled' : 'booked')
    .$if(show === 'upcoming', (query) => query.where('end_at', '>', now))
    .$if(show === 'past', (query) => query.where('end_at', '<=', now));
  const direction = ascending ? 'asc' : 'desc';
  const rows = await shown
    .selectAll()
    .$call((query) => (after ? query.where(beyond(after, ascending)) : query))
    .orderBy('start_at', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? { at: last.start_at, id: last.id } : null;
  return { rows: await withLeads(db, page), next, total: await countRows(db, shown.select('id')) };
}

function beyond({ at, id }: ListPosition, ascending: boolean): Expression<SqlBool> {
  return ascending ? sql`(start_at, id) > (${at}, ${id})` : sql`(start_at, id) < (${at}, ${id})`;
}

/** Reads the settings made by staff. Settings that this version no longer understands count as not set. */
export async function readBookingSettings(db: Db): Promise<BookingSettings> {
  const stored = await readState(db, settingsName);
  if (stored === undefined) return defaultSettings;
  const parsed = v.safeParse(bookingSettingsInput, JSON.parse(stored));
  return parsed.success ? parsed.output : defaultSettings;
}

export function writeSettings(db: Db, settings: BookingSettings): Promise<void> {
  return writeState(db, settingsName, JSON.stringify(settings));
}

/** Hash of the feed's secret, and its creation time (milliseconds since 1970). */
const feedSecret = v.object({ hash: v.string(), createdAt: v.number() });
type FeedSecret = v.InferOutput<typeof feedSecret>;

export async function readFeedSecret(db: Db): Promise<FeedSecret | null> {
  const stored = await readState(db, feedName);
  return stored === undefined ? null : v.parse(feedSecret, JSON.parse(stored));
}

export function writeFeedSecret(db: Db, secret: FeedSecret): Promise<void> {
  return writeState(db, feedName, JSON.stringify(secret));
}

/** Blocked periods that end after `since` (milliseconds since 1970), in order. */
export function listBlocks(db: Db, since: number): Promise<BookingBlock[]> {
  return db
    .selectFrom('booking_blocks')
    .selectAll()
    .where('to_at', '>', since)
    .orderBy('from_at')
    .orderBy('id')
    .execute();
}

/** Until the end of the transaction no other one locks a day. SQLite has one writer. */
async function waitForBookings(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table booking_days in share mode`.execute(db);
}

/** Waits for bookings in progress: they would not see the period, nor those who block it the appointment. */
export async function insertBlock(db: Db, engine: Engine, block: BookingBlock): Promise<void> {
  await waitForBookings(db, engine);
  await db.insertInto('booking_blocks').values(block).execute();
}

/** @returns false if there is none with this id */
export async function deleteBlock(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('booking_blocks').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes past quarter-hours, day locks and blocked periods; the appointments themselves stay. */
export async function sweepPastQuarters(db: Db, before: number): Promise<void> {
  await db.deleteFrom('booking_quarters').where('quarter', '<', before).execute();
  await db.deleteFrom('booking_days').where('locked_at', '<', before).execute();
  await db.deleteFrom('booking_blocks').where('to_at', '<', before).execute();
}
