import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '#contract/durations.ts';
import { createLimit } from '#server/limits/create-limit.ts';
import { createLimits } from '#server/limits/limits.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { bookingSecret, testBookings, tuesday, wednesday } from '#tests/support/rows/bookings.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { bookingToken } from './links.ts';

describe.each(engines)('on %s', (engine) => {
  let it: Awaited<ReturnType<typeof testBookings>>;

  beforeEach(async () => {
    it = await testBookings(engine);
  });
  afterEach(() => it.database.close());

  test('moving frees the old slot and books the new one', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    it.clock.advance(60_000);
    const moved = await it.bookings.change(booking.id, { action: 'move', start: wednesday('13:00') }, 'visitor');
    expect(moved).toMatchObject({ ok: true, booking: { version: 2, start_at: wednesday('13:00'), day: '2026-11-25' } });
    expect(await it.isFree(tuesday('09:00'))).toBe(true);
    expect(await it.isFree(wednesday('13:00'))).toBe(false);
    expect(await it.count('booking_quarters')).toBe(3);
    // The reminder of the old time is withdrawn.
    expect((await it.mails()).map(({ template }) => template)).toEqual([
      'booking-notice',
      'booking-confirmation',
      'booking-notice',
      'booking-moved',
      'booking-reminder',
    ]);
    const lead = await it.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead.details).toEqual({ Termin: 'Mittwoch, 25. November 2026 um 14:00 Uhr', Art: 'Video' });
    expect(lead.search_text).toContain('mittwoch, 25. november 2026 um 14:00 uhr');
    expect(lead.search_text).not.toContain('dienstag');
  });

  test('an appointment can be moved by half an hour, overlapping its previous time', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    expect(await it.bookings.change(booking.id, { action: 'move', start: tuesday('09:30') }, 'visitor')).toMatchObject({
      ok: true,
    });
  });

  test('a refused move leaves the appointment unchanged', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    await it.booked(tuesday('14:00'));
    const before = await it.count('outbox');
    for (const [start, refusal] of [
      [tuesday('14:00'), 'taken'],
      [tuesday('11:00'), 'closed'],
      [tuesday('09:10'), 'grid'],
    ] as const) {
      expect(await it.bookings.change(booking.id, { action: 'move', start }, 'visitor')).toEqual({
        ok: false,
        refusal,
      });
    }
    expect(await it.isFree(tuesday('09:00'))).toBe(false);
    expect([await it.count('outbox'), await it.count('booking_quarters')]).toEqual([before, 6]);
  });

  test('appointments can be moved within a full day, but not into one', async () => {
    const full = ['08:00', '09:00', '10:00', '12:00', '13:00', '14:00'];
    const onTuesday = [];
    for (const time of full) onTuesday.push((await it.booked(tuesday(time))).booking);
    const other = (await it.booked(wednesday('09:00'))).booking;
    expect(await it.bookings.change(other.id, { action: 'move', start: tuesday('15:30') }, 'visitor')).toEqual({
      ok: false,
      refusal: 'full',
    });
    expect(
      await it.bookings.change(onTuesday[0]?.id ?? '', { action: 'move', start: tuesday('15:30') }, 'visitor'),
    ).toMatchObject({ ok: true });
  });

  test('two concurrent swaps never book the same slot', async () => {
    const one = (await it.booked(tuesday('09:00'))).booking;
    const two = (await it.booked(wednesday('09:00'))).booking;
    await Promise.all([
      it.bookings.change(one.id, { action: 'move', start: wednesday('09:00') }, 'visitor'),
      it.bookings.change(two.id, { action: 'move', start: tuesday('09:00') }, 'visitor'),
    ]);
    const rows = await it.db.selectFrom('bookings').select('start_at').execute();
    expect(new Set(rows.map(({ start_at }) => start_at)).size).toBe(2);
    expect(await it.count('booking_quarters')).toBe(6);
  });

  test('cancelling frees the slot, keeps the booking, and is idempotent', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    const done = await Promise.all([1, 2].map(() => it.bookings.change(booking.id, { action: 'cancel' }, 'visitor')));
    expect(done.map((one) => one.ok && one.replayed).sort()).toEqual([false, true]);
    expect(await it.isFree(tuesday('09:00'))).toBe(true);
    expect(await it.count('booking_quarters')).toBe(0);
    expect((await it.mails()).filter(({ template }) => template === 'booking-cancelled')).toHaveLength(1);
    expect(await it.bookings.change(booking.id, { action: 'move', start: tuesday('14:00') }, 'visitor')).toEqual({
      ok: false,
      refusal: 'cancelled',
    });
    expect(await it.bookings.view(bookingToken(booking, bookingSecret))).toMatchObject({ state: 'cancelled' });
  });

  test('staff can only change the version that they saw', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    await it.bookings.change(booking.id, { action: 'move', start: tuesday('14:00') }, 'visitor');
    expect(await it.bookings.change(booking.id, { action: 'cancel' }, { version: 1 })).toEqual({
      ok: false,
      refusal: 'stale',
    });
    expect(await it.bookings.change(booking.id, { action: 'cancel' }, { version: 2 })).toMatchObject({
      ok: true,
      booking: { version: 3 },
    });
  });

  test('a past appointment can be neither moved nor cancelled, and its link says so', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    const token = bookingToken(booking, bookingSecret);
    expect(await it.bookings.view(token)).toMatchObject({
      state: 'booked',
      firstName: 'Erika',
      timeZone: 'Europe/Berlin',
    });
    it.clock.advance(tuesday('09:30') - it.clock.now());
    expect(await it.bookings.view(token)).toMatchObject({ state: 'past' });
    expect(await it.bookings.change(booking.id, { action: 'cancel' }, 'visitor')).toEqual({
      ok: false,
      refusal: 'over',
    });
    it.clock.advance(500 * 24 * hour);
    expect(await it.bookings.view(token)).toEqual({ state: 'expired' });
    expect(await it.bookings.view(`${token}x`)).toEqual({ state: 'unknown' });
    expect(await it.bookings.view(bookingToken({ ...booking, id: 'elsewhere' }, bookingSecret.toUpperCase()))).toEqual({
      state: 'unknown',
    });
  });

  test('moving an appointment repeatedly does not flood its visitor’s mailbox; staff are notified of each move', async () => {
    await it.database.close();
    const personHash = createPersonHash(bookingSecret);
    it = await testBookings(engine, (database) => createLimits(createLimit(database, personHash), personHash));
    const { booking } = await it.booked(tuesday('09:00'));
    const times = [wednesday('13:00'), tuesday('09:00')];
    const move = (count: number, by: 'visitor' | { version: number }) =>
      it.bookings.change(booking.id, { action: 'move', start: times[count % 2] ?? 0 }, by);
    for (let count = 0; count < 24; count++) expect(await move(count, 'visitor')).toMatchObject({ ok: true });
    const to = async (recipient: string, template: string) =>
      (await it.mails()).filter((mail) => mail.recipient === recipient && mail.template === template).length;
    // The limit is twenty; the booking itself is counted in `leads/accept-submission.ts`, which is not involved here.
    expect(await to('erika@beispiel.example', 'booking-moved')).toBe(20);
    expect(await to('staff@office.example', 'booking-notice')).toBe(25);
    await move(24, { version: 25 });
    expect(await to('erika@beispiel.example', 'booking-moved'), 'staff’s own moves are told').toBe(21);
  });

  test('a move repeated after a conflict counts as one mail against the mailbox', async () => {
    await it.database.close();
    let counted = 0;
    const personHash = createPersonHash(bookingSecret);
    it = await testBookings(engine, (database) => {
      const limits = createLimits(createLimit(database, personHash), personHash);
      const mayMail = (address: string) => {
        counted += 1;
        return limits.mayMail(address);
      };
      return { ...limits, mayMail };
    });
    const { booking } = await it.booked(tuesday('09:00'));
    let tries = 0;
    const conflictAtFirst = () => {
      tries += 1;
      const conflict = Object.assign(new Error('could not serialize access'), { code: '40001' });
      return tries === 1 ? Promise.reject(conflict) : Promise.resolve();
    };
    const move = { action: 'move', start: wednesday('13:00') } as const;
    expect(await it.bookings.change(booking.id, move, 'visitor', conflictAtFirst)).toMatchObject({ ok: true });
    expect({ tries, counted }).toEqual({ tries: 2, counted: 1 });
  });
});
