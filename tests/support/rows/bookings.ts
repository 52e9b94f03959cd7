import { type BookingRequest, type Bookings, createBookings } from '#server/booking/bookings.ts';
import { leadDetails } from '#server/booking/lead-details.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { Limits } from '#server/limits/limits.ts';
import { type engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { leadRow } from './lead-rows.ts';
import { testClock } from './outbox.ts';

export const bookingSecret = 'a secret of thirty-two characters at least';
/** Times on the two days in UTC, one hour behind office time; the test clock is set to the Saturday before. */
export const tuesday = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);
export const wednesday = (time: string) => Date.parse(`2026-11-25T${time}:00Z`);

type Counted = 'leads' | 'bookings' | 'booking_quarters' | 'outbox' | 'idempotency_keys';

/** Bookings on an empty database, with a fixed clock; without `limitsOf` nothing is limited. */
export async function testBookings(
  engine: (typeof engines)[number],
  limitsOf: (database: Database) => Limits | null = () => null,
) {
  const database: Database = await freshDatabase(engine);
  const { db } = database;
  const clock = testClock(Date.parse('2026-11-21T09:00:00Z'));
  const woken = { times: 0 };
  const onStored = () => {
    woken.times += 1;
  };
  const bookings: Bookings = createBookings({
    ...database,
    secret: bookingSecret,
    staffAddress: 'staff@office.example',
    onStored,
    limits: limitsOf(database),
    now: clock.now,
  });

  function request(start: number, change: Partial<BookingRequest> = {}): BookingRequest {
    const details = leadDetails(start, 'video');
    const lead = leadRow('2026-11-21T09:00:00Z', { kind: 'booking', details });
    lead.search_text += ` ${Object.values(details).join(' ').toLowerCase()}`;
    return { lead, start, mode: 'video', timeZone: 'Europe/Berlin', spamSignals: [], key: null, ...change };
  }

  return {
    database,
    db,
    clock,
    woken,
    bookings,
    request,
    /** Books, or fails the test. */
    async booked(start: number, change: Partial<BookingRequest> = {}) {
      const done = await bookings.book(request(start, change));
      if (!done.ok) throw new Error(`refused: ${done.refusal}`);
      return done;
    },
    count: async (table: Counted) => (await db.selectFrom(table).selectAll().execute()).length,
    isFree: async (start: number) => (await bookings.slots()).slots.includes(new Date(start).toISOString()),
    mails: async () => {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
      return rows.map(({ template, recipient, next_attempt_at: due, created_at }) => ({
        template,
        recipient,
        due,
        created_at,
      }));
    },
  };
}
