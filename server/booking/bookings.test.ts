import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '#contract/durations.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { bookingSecret, testBookings, tuesday, wednesday } from '#tests/support/rows/bookings.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { waitsForLock } from '#tests/support/servers/postgres.ts';
import { defaultSettings } from './calendar/settings.ts';
import { appointmentOf, bookingToken } from './links.ts';
import { countWithin, insertBlock, lockDays, sweepPastQuarters, writeSettings } from './repository.ts';

describe.each(engines)('on %s', (engine) => {
  let it: Awaited<ReturnType<typeof testBookings>>;

  beforeEach(async () => {
    it = await testBookings(engine);
  });
  afterEach(() => it.database.close());

  test('a booking is stored with its lead, its quarters and its mails', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    expect(await it.isFree(tuesday('09:00'))).toBe(false);
    expect(await it.isFree(tuesday('09:30'))).toBe(false);
    expect(await it.isFree(tuesday('10:00'))).toBe(true);
    expect([await it.count('leads'), await it.count('bookings'), await it.count('booking_quarters')]).toEqual([
      1, 1, 3,
    ]);
    expect(booking).toMatchObject({ state: 'booked', version: 1, day: '2026-11-24' });
    expect(await it.mails()).toEqual([
      {
        template: 'booking-notice',
        recipient: 'staff@office.example',
        due: it.clock.now(),
        created_at: it.clock.now(),
      },
      {
        template: 'booking-confirmation',
        recipient: 'erika@beispiel.example',
        due: it.clock.now(),
        created_at: it.clock.now(),
      },
      {
        template: 'booking-reminder',
        recipient: 'erika@beispiel.example',
        due: tuesday('09:00') - 24 * hour,
        created_at: tuesday('09:00') - 24 * hour,
      },
    ]);
    expect(it.woken.times).toBe(1);
  });

  test('a refused booking stores nothing', async () => {
    await it.booked(tuesday('09:00'));
    const before = [await it.count('leads'), await it.count('outbox'), await it.count('booking_quarters')];
    const key = { key: 11, content: 12 };
    expect(await it.bookings.book(it.request(tuesday('09:00'), { key }))).toEqual({ ok: false, refusal: 'taken' });
    expect(await it.bookings.book(it.request(tuesday('11:00'), { key }))).toEqual({ ok: false, refusal: 'closed' });
    expect([await it.count('leads'), await it.count('outbox'), await it.count('booking_quarters')]).toEqual(before);
    expect(await it.count('idempotency_keys')).toBe(0);
    // After a lost race the same key can be used for another time.
    expect(await it.bookings.book(it.request(tuesday('10:00'), { key: { key: 11, content: 13 } }))).toMatchObject({
      ok: true,
      replayed: false,
    });
  });

  test('the database itself refuses a second booking of a quarter-hour, whatever was read before', async () => {
    await it.db
      .insertInto('booking_quarters')
      .values({ quarter: tuesday('09:15'), booking_id: 'unseen' })
      .execute();
    expect(await it.bookings.book(it.request(tuesday('09:00')))).toEqual({ ok: false, refusal: 'taken' });
    expect([await it.count('leads'), await it.count('outbox'), await it.count('booking_quarters')]).toEqual([0, 0, 1]);
  });

  test('of two hundred requests for one slot, one succeeds', async () => {
    const requests = Array.from({ length: 200 }, () => it.request(tuesday('09:00')));
    const done = await Promise.all(requests.map((one) => it.bookings.book(one)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.filter((one) => !one.ok && one.refusal === 'taken')).toHaveLength(199);
    expect([await it.count('leads'), await it.count('bookings'), await it.count('booking_quarters')]).toEqual([
      1, 1, 3,
    ]);
  });

  test('overlaps are refused and the daily limit holds under concurrent bookings', async () => {
    const times = [
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
    ];
    const requests = [...times, ...times, ...times].map((time) => it.request(tuesday(time)));
    const done = await Promise.all(requests.map((one) => it.bookings.book(one)));
    const starts = done.flatMap((one) => (one.ok ? one.booking.start_at : [])).sort((a, b) => a - b);
    expect(starts.length).toBeGreaterThan(3);
    expect(starts.length).toBeLessThanOrEqual(6);
    for (const [index, start] of starts.entries()) {
      if (index > 0) expect(start - (starts[index - 1] ?? 0)).toBeGreaterThanOrEqual(45 * 60_000);
    }
    const hourly = ['08:00', '09:00', '10:00', '12:00', '13:00', '14:00', '15:00'].map((time) =>
      it.request(wednesday(time)),
    );
    const refusals = (await Promise.all(hourly.map((one) => it.bookings.book(one)))).flatMap((one) =>
      one.ok ? [] : one.refusal,
    );
    expect(refusals).toEqual(['full']);
  });

  test('a double click makes one booking, and so does a repetition after its time is taken', async () => {
    const key = { key: 1, content: 2 };
    const done = await Promise.all([1, 2, 3].map(() => it.bookings.book(it.request(tuesday('09:00'), { key }))));
    const ids = new Set(done.map((one) => (one.ok ? one.booking.id : one.refusal)));
    expect(ids.size).toBe(1);
    expect([await it.count('leads'), await it.count('bookings'), await it.count('outbox')]).toEqual([1, 1, 3]);
  });

  test('one key sent at the same time for two days books one appointment', async () => {
    for (let round = 1; round <= 10; round++) {
      const key = (content: number) => ({ key: { key: 10 * round, content: 10 * round + content } });
      await Promise.all([
        it.bookings.book(it.request(tuesday('09:00'), key(1))),
        it.bookings.book(it.request(wednesday('09:00'), key(2))),
      ]);
      const booked = await it.db.selectFrom('bookings').select('id').where('state', '=', 'booked').execute();
      expect(booked).toHaveLength(1);
      await it.bookings.change(booked[0]?.id ?? '', { action: 'cancel' }, 'visitor');
    }
  });

  test('a corrected appointment has one reminder, and the lead of the first attempt no longer has its time', async () => {
    await it.booked(tuesday('09:00'), { key: { key: 1, content: 2 } });
    await it.booked(wednesday('13:00'), { key: { key: 1, content: 3 } });
    expect((await it.mails()).filter(({ template }) => template === 'booking-reminder')).toHaveLength(1);
    const leads = await it.db.selectFrom('leads').select('details').orderBy('follows_id', 'desc').execute();
    expect(leads.map(({ details }) => details.Termin?.includes('(ersetzt)')).toSorted()).toEqual([false, true]);
  });

  test('details corrected after a lost answer change the appointment instead of taking a second one', async () => {
    const first = await it.booked(tuesday('09:00'), { key: { key: 1, content: 2 } });
    const again = await it.booked(tuesday('09:00'), { key: { key: 1, content: 3 } });
    const later = await it.booked(tuesday('14:00'), { key: { key: 1, content: 4 } });
    expect([again.booking.id, later.booking.id]).toEqual([first.booking.id, first.booking.id]);
    expect(later.booking.version).toBe(3);
    expect(await it.count('bookings')).toBe(1);
    expect(await it.isFree(tuesday('09:00'))).toBe(true);
    const leads = await it.db.selectFrom('leads').select(['id', 'follows_id']).orderBy('id').execute();
    expect(leads.map(({ follows_id }) => follows_id)).toEqual([null, leads[0]?.id, leads[1]?.id]);
    // Repeating each of the three changes nothing.
    for (const content of [2, 3, 4]) {
      const replay = await it.booked(tuesday('09:00'), { key: { key: 1, content } });
      expect(replay).toMatchObject({ replayed: true, booking: { start_at: tuesday('14:00') } });
    }
  });

  test('the same form without a key books again once its appointment is cancelled', async () => {
    const key = { key: 7, content: 7 };
    const first = await it.booked(tuesday('09:00'), { key });
    await it.bookings.change(first.booking.id, { action: 'cancel' }, 'visitor');
    const second = await it.booked(tuesday('09:00'), { key });
    expect(second.replayed).toBe(false);
    expect(second.booking.id).not.toBe(first.booking.id);
    expect((await it.booked(tuesday('09:00'), { key })).booking.id).toBe(second.booking.id);
  });

  test('appointments do not overlap after staff change the buffer or the hours', async () => {
    await it.booked(tuesday('09:00'));
    await writeSettings(it.db, { ...defaultSettings, bufferMinutes: 60 });
    expect(await it.bookings.book(it.request(tuesday('10:00')))).toEqual({ ok: false, refusal: 'taken' });
    expect(await it.bookings.book(it.request(tuesday('08:00')))).toEqual({ ok: false, refusal: 'taken' });
    await it.booked(tuesday('13:00'));
    await writeSettings(it.db, {
      ...defaultSettings,
      bufferMinutes: 0,
      hours: defaultSettings.hours.map(() => [{ from: 540, to: 1080 }]),
    });
    expect(await it.bookings.book(it.request(tuesday('14:00')))).toEqual({ ok: false, refusal: 'taken' });
    await it.booked(tuesday('14:30'));
    await it.booked(tuesday('11:00'));
  });

  test('a period blocked by staff is not offered, and is free again after unblocking', async () => {
    const block = { id: 'b', created_at: 0, from_at: tuesday('08:00'), to_at: tuesday('12:00'), note: '' };
    await it.db.transaction().execute((transaction) => insertBlock(transaction, engine, block));
    expect(await it.bookings.book(it.request(tuesday('10:00')))).toEqual({ ok: false, refusal: 'blocked' });
    expect((await it.bookings.slots({ from: '2026-11-24', to: '2026-11-24' })).slots[0]).toBe(
      '2026-11-24T12:00:00.000Z',
    );
  });

  test('staff who block a time wait for the appointment that is being booked in it, and learn of it', async () => {
    const start = wednesday('09:00');
    const block = { id: 'b', created_at: 1, from_at: start - hour, to_at: start + 4 * hour, note: '' };
    await it.booked(wednesday('12:00'));
    const ended: string[] = [];
    let blocking: Promise<unknown> = Promise.resolve();
    await it.db.transaction().execute(async (transaction) => {
      await lockDays(transaction, [officeDay(start)], 1);
      blocking = it.db.transaction().execute((other) => insertBlock(other, engine, block));
      blocking = blocking.then(() => ended.push('blocked'));
      // SQLite has one connection, for which the second transaction waits.
      const isHeld = async () => ended.length > 0 || (await waitsForLock(transaction));
      if (engine === 'postgres') await expect.poll(isHeld).toBe(true);
      ended.push('booked');
    });
    await blocking;
    expect(ended).toEqual(['booked', 'blocked']);
    expect(await countWithin(it.db, block.from_at, block.to_at)).toBe(1);
    expect(await it.bookings.book(it.request(start))).toEqual({ ok: false, refusal: 'blocked' });
  });

  test('a booking at short notice gets no reminder', async () => {
    await writeSettings(it.db, { ...defaultSettings, noticeHours: 1 });
    it.clock.advance(tuesday('09:00') - 25 * hour - it.clock.now());
    const { booking } = await it.booked(tuesday('09:00'));
    expect((await it.mails()).map(({ template }) => template)).toEqual(['booking-notice', 'booking-confirmation']);
    expect(appointmentOf(booking, bookingSecret).reminder).toBe(false);
    const later = await it.booked(wednesday('09:00'));
    expect(appointmentOf(later.booking, bookingSecret).reminder).toBe(true);
  });

  test('a booking held back as spam is stored, but mails nobody outside', async () => {
    await it.booked(tuesday('09:00'), { spamSignals: ['honeypot', 'fast'] });
    expect((await it.mails()).map(({ template }) => template)).toEqual(['booking-notice']);
  });

  test.each([
    'honeypot',
    'elsewhere',
  ] as const)('a booking with the single spam signal %s is confirmed as usual', async (sign) => {
    await it.booked(tuesday('09:00'), { spamSignals: [sign] });
    const sent = (await it.mails()).map(({ template }) => template);
    expect(sent).toEqual(['booking-notice', 'booking-confirmation', 'booking-reminder']);
  });

  test('an unknown time zone counts as the office’s', async () => {
    const { booking } = await it.booked(tuesday('09:00'), { timeZone: 'Mars/Olympus\r\nX' });
    expect(booking.time_zone).toBe('');
    expect(((await it.bookings.view(bookingToken(booking, bookingSecret))) as { timeZone: string }).timeZone).toBe(
      'Europe/Berlin',
    );
  });

  test('past quarter-hours are deleted, the appointments are kept', async () => {
    await it.booked(tuesday('09:00'));
    await sweepPastQuarters(it.db, wednesday('00:00'));
    expect([await it.count('booking_quarters'), await it.count('bookings')]).toEqual([0, 1]);
  });

  test('free times can be requested by day, and the next free one is always included', async () => {
    await it.booked(tuesday('09:00'));
    const answer = await it.bookings.slots({ from: '2026-12-24', to: '2026-12-28' });
    expect(answer).toMatchObject({ next: '2026-11-23T08:00:00.000Z', from: '2026-11-22', to: '2027-01-02' });
    expect(new Set(answer.slots.map((slot) => slot.slice(0, 10)))).toEqual(new Set(['2026-12-24', '2026-12-28']));
    expect((await it.bookings.alternatives(tuesday('09:00'))).map((slot) => slot.slice(0, 16))).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T10:00',
      '2026-11-24T10:30',
      '2026-11-24T12:00',
      '2026-11-24T12:30',
    ]);
  });
});
