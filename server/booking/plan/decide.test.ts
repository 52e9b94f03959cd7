import { describe, expect, test } from 'vitest';
import { minute } from '#contract/durations.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { defaultSettings } from '#server/booking/calendar/settings.ts';
import type { Booking, NewLead } from '#server/db/schema/schema.ts';
import { decideBooking, type RequestedBooking, type Situation } from './decide-booking.ts';
import { decideChange } from './decide-change.ts';

/** Saturday, 21 November 2026, 10:00 in Berlin; the appointments are on the Tuesday after it. */
const now = Date.parse('2026-11-21T09:00:00Z');
const tuesday = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);

const lead: NewLead = {
  id: 'new lead',
  kind: 'booking',
  created_at: now,
  language: 'de',
  first_name: 'Mia',
  last_name: 'Beispiel',
  email: 'Mia@muster-handel.example',
  email_key: 'mia@muster-handel.example',
  phone: '',
  company: '',
  subject: '',
  message: '',
  page_source: '',
  button_context: '',
  button_text: '',
  page_url: '',
  details: {},
  spam_signals: [],
  suspect: 0,
  follows_id: null,
  search_text: '',
};

function request(time: string, change: Partial<RequestedBooking> = {}): RequestedBooking {
  return { lead, start: tuesday(time), mode: 'video', timeZone: 'Europe/Berlin', key: null, ...change };
}

function booking(time: string, change: Partial<Booking> = {}): Booking {
  const start = tuesday(time);
  return {
    id: `booked at ${time}`,
    lead_id: `lead of ${time}`,
    created_at: now - 1000,
    start_at: start,
    end_at: start + 30 * minute,
    buffer: 15 * minute,
    day: officeDay(start),
    mode: 'video',
    time_zone: '',
    state: 'booked',
    version: 1,
    changed_at: now - 1000,
    ...change,
  };
}

function situation(booked: readonly Booking[], change: Partial<Situation> = {}): Situation {
  return { now, known: null, toCome: 0, mostToCome: 5, ...change, calendar: calendar(booked) };
}

function calendar(booked: readonly Booking[]): Situation['calendar'] {
  return {
    now,
    settings: defaultSettings,
    blocks: [],
    booked: booked.map(({ id, start_at, end_at, buffer, day }) => ({ id, start: start_at, end: end_at, buffer, day })),
  };
}

const key = { key: 1, content: 2 };

describe('a booking request', () => {
  test('for a free time is an appointment with its lead, and with its key', () => {
    expect(decideBooking(request('09:00', { key }), situation([]))).toMatchObject({
      outcome: 'booked',
      booking: {
        id: 'new lead',
        lead_id: 'new lead',
        start_at: tuesday('09:00'),
        end_at: tuesday('09:30'),
        buffer: 15 * minute,
        day: '2026-11-24',
        state: 'booked',
        version: 1,
      },
      lead: { follows_id: null },
      earlier: null,
      key: { key: 1, content: 2, lead_id: 'new lead', created_at: now },
    });
  });

  test.each([
    ['09:00', 'taken'],
    ['09:30', 'taken'],
    ['11:00', 'closed'],
    ['09:10', 'grid'],
  ])('for %s, beside an appointment at nine, is refused as %s', (time, refusal) => {
    expect(decideBooking(request(time), situation([booking('09:00')]))).toEqual({ outcome: 'refused', refusal });
  });

  test('from an address with five appointments is refused because of the address, even if its time is taken', () => {
    const full = situation([booking('09:00')], { toCome: 5 });
    expect(decideBooking(request('09:00'), full)).toEqual({ outcome: 'refused', refusal: 'address' });
    expect(decideBooking(request('12:00'), { ...full, mostToCome: Number.POSITIVE_INFINITY }).outcome).toBe('booked');
  });

  test('that is repeated returns its appointment, even if its time is no longer free', () => {
    const first = booking('09:00');
    const known = { booking: first, same: true };
    expect(decideBooking(request('09:00', { key }), situation([first], { known, toCome: 5 }))).toEqual({
      outcome: 'replayed',
      booking: first,
    });
  });

  test('repeated with other details corrects the first appointment, even at an overlapping time and beyond the limit', () => {
    const first = booking('09:00');
    const known = { booking: first, same: false };
    const plan = decideBooking(request('09:30', { key, mode: 'phone' }), situation([first], { known, toCome: 5 }));
    expect(plan).toMatchObject({
      outcome: 'booked',
      booking: { id: first.id, created_at: first.created_at, start_at: tuesday('09:30'), mode: 'phone', version: 2 },
      lead: { id: 'new lead', follows_id: first.lead_id },
      earlier: first,
      key: { key: 2, content: 2, lead_id: first.id },
    });
  });

  test.each([
    ['was cancelled', booking('09:00', { state: 'cancelled' })],
    ['is over', booking('09:00', { start_at: now - 60 * minute, end_at: now - 30 * minute })],
  ])('with the key of an appointment that %s makes a new appointment', (_name, first) => {
    const known = { booking: first, same: false };
    expect(decideBooking(request('09:00', { key }), situation([], { known }))).toMatchObject({
      outcome: 'booked',
      booking: { id: 'new lead', version: 1 },
      lead: { follows_id: first.lead_id },
      earlier: null,
    });
  });

  test('with an unknown time zone gets office time', () => {
    expect(decideBooking(request('09:00', { timeZone: 'Mars/Olympus' }), situation([]))).toMatchObject({
      booking: { time_zone: '' },
    });
  });
});

describe('a change', () => {
  const first = booking('09:00', { version: 3 });
  const other = booking('14:00');
  const decide = (change: Parameters<typeof decideChange>[0], by: Parameters<typeof decideChange>[1] = 'visitor') =>
    decideChange(change, by, { booking: first, calendar: calendar([first, other]), now });
  const move = (time: string) => ({ action: 'move', start: tuesday(time) }) as const;

  test('moves an appointment, even to an overlapping time, and increments its version', () => {
    expect(decide(move('09:30'))).toMatchObject({
      outcome: 'changed',
      event: 'moved',
      booking: { id: first.id, start_at: tuesday('09:30'), end_at: tuesday('10:00'), version: 4, changed_at: now },
    });
  });

  test('cancels an appointment', () => {
    expect(decide({ action: 'cancel' })).toEqual({
      outcome: 'changed',
      event: 'cancelled',
      booking: { ...first, state: 'cancelled', version: 4, changed_at: now },
    });
  });

  test('to the current state changes nothing', () => {
    expect(decide(move('09:00'))).toEqual({ outcome: 'unchanged', booking: first });
    const gone = { ...first, state: 'cancelled' as const };
    const given = { booking: gone, calendar: calendar([]), now };
    expect(decideChange({ action: 'cancel' }, 'visitor', given)).toEqual({ outcome: 'unchanged', booking: gone });
    expect(decideChange(move('12:00'), 'visitor', given)).toEqual({ outcome: 'refused', refusal: 'cancelled' });
  });

  test('by staff requires the version that they saw; notice and daily limit do not apply', () => {
    expect(decide({ action: 'cancel' }, { version: 2 })).toEqual({ outcome: 'refused', refusal: 'stale' });
    const monday = Date.parse('2026-11-21T10:00:00Z');
    const soon = { ...calendar([first]), now, settings: { ...defaultSettings, hours: everyDay } };
    const given = { booking: first, calendar: soon, now };
    const toSoon = { action: 'move', start: monday } as const;
    expect(decideChange(toSoon, 'visitor', given)).toEqual({ outcome: 'refused', refusal: 'notice' });
    expect(decideChange(toSoon, { version: 3 }, given)).toMatchObject({ outcome: 'changed', event: 'moved' });
  });

  test.each([
    ['14:00', 'taken'],
    ['11:00', 'closed'],
  ])('to %s is refused as %s', (time, refusal) => {
    expect(decide(move(time))).toEqual({ outcome: 'refused', refusal });
  });

  test('of an appointment that is over or unknown is refused', () => {
    const given = { calendar: calendar([]), now: first.end_at };
    const refused = (one: Booking | undefined) =>
      decideChange({ action: 'cancel' }, 'visitor', { booking: one, ...given });
    expect(refused(first)).toEqual({ outcome: 'refused', refusal: 'over' });
    expect(refused(undefined)).toEqual({ outcome: 'refused', refusal: 'unknown' });
  });
});

const everyDay = Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }]);
