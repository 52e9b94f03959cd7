import { expect, test } from 'vitest';
import type { Refusal } from '#contract/booking/booking.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { BookingSettings } from '#contract/staff/bookings.ts';
import { type BusyTime, type Calendar, freeStarts, refusalOf } from './availability.ts';
import { readStart } from './read-start.ts';
import { defaultSettings } from './settings.ts';

/** Saturday, 21 November 2026, 10:00 in Berlin. */
const now = Date.parse('2026-11-21T09:00:00Z');

function calendar(change: Partial<Omit<Calendar, 'settings'>> = {}, settings: Partial<BookingSettings> = {}): Calendar {
  return { now, blocks: [], booked: [], ...change, settings: { ...defaultSettings, ...settings } };
}

function booked(start: string, buffer = 15): BusyTime {
  const moment = Date.parse(start);
  return { id: start, start: moment, end: moment + 1_800_000, buffer: buffer * 60_000, day: officeDay(moment) };
}

const iso = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString().slice(0, 16));
const onDay = (day: string, it: Calendar) => iso(freeStarts(it).filter((start) => officeDay(start) === day));
const always: BookingSettings['hours'] = Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }]);

test('a working day offers a start every half hour from nine to twelve and from one to five', () => {
  expect(onDay('2026-11-24', calendar())).toEqual(
    [
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
    ].map((time) => `2026-11-24T${time}`),
  );
});

test('free times respect notice and horizon and exclude weekends and holidays', () => {
  const free = iso(freeStarts(calendar({ now: Date.parse('2026-11-23T13:10:00Z') })));
  expect(free[0]).toBe('2026-11-24T13:30');
  expect(free.at(-1)).toBe('2027-01-04T15:30');
  const days = new Set(free.map((start) => start.slice(0, 10)));
  expect(days).not.toContain('2026-11-28');
  // Christmas and New Year's Day both fall on a Friday.
  expect(days).not.toContain('2026-12-25');
  expect(days).not.toContain('2027-01-01');
  expect(days).toContain('2026-12-24');
});

test('an appointment blocks only the slots within its buffer', () => {
  const it = calendar({ booked: [booked('2026-11-24T09:00:00Z')] });
  expect(onDay('2026-11-24', it).slice(0, 5)).toEqual(
    ['08:00', '10:00', '10:30', '12:00', '12:30'].map((time) => `2026-11-24T${time}`),
  );
});

test.each([
  ['a longer buffer of today is kept before and after older appointments', 60, 15, ['10:30']],
  ['an older appointment keeps its longer buffer', 15, 60, ['08:00', '10:30']],
  ['without any buffer appointments may follow each other', 0, 0, ['08:00', '08:30', '09:30', '10:00', '10:30']],
])('%s', (_name, bufferMinutes, then, morning) => {
  const it = calendar({ booked: [booked('2026-11-24T09:00:00Z', then)] }, { bufferMinutes });
  const free = onDay('2026-11-24', it).filter((start) => start < '2026-11-24T11');
  expect(free).toEqual(morning.map((time) => `2026-11-24T${time}`));
});

test('a day is full with its sixth appointment', () => {
  const six = ['08:00', '09:00', '10:00', '12:00', '13:00', '14:00'].map((time) => booked(`2026-11-24T${time}:00Z`));
  expect(onDay('2026-11-24', calendar({ booked: six }))).toEqual([]);
  expect(onDay('2026-11-24', calendar({ booked: six.slice(1) }))).toEqual([
    '2026-11-24T08:00',
    '2026-11-24T15:00',
    '2026-11-24T15:30',
  ]);
});

test('a blocked period removes every slot that it overlaps', () => {
  const block = { from: Date.parse('2026-11-24T08:45:00Z'), to: Date.parse('2026-11-24T14:30:00Z') };
  expect(onDay('2026-11-24', calendar({ blocks: [block] }))).toEqual(
    ['08:00', '14:30', '15:00', '15:30'].map((time) => `2026-11-24T${time}`),
  );
});

const refused: [string, string, Refusal | null][] = [
  ['a free one', '2026-11-24T09:00:00Z', null],
  ['one in the past', '2026-11-20T09:00:00Z', 'past'],
  ['one that begins too soon', '2026-11-21T10:00:00Z', 'notice'],
  ['one beyond six weeks', '2027-01-05T09:00:00Z', 'horizon'],
  ['one off the grid', '2026-11-24T09:10:00Z', 'grid'],
  ['one a second off the grid', '2026-11-24T09:00:01Z', 'grid'],
  ['one at noon', '2026-11-24T11:00:00Z', 'closed'],
  ['one that would last beyond closing time', '2026-11-24T16:00:00Z', 'closed'],
  ['one on a Saturday', '2026-11-28T09:00:00Z', 'closed'],
  ['one at Christmas', '2026-12-25T09:00:00Z', 'holiday'],
  ['one in a blocked period', '2026-11-26T09:00:00Z', 'blocked'],
  ['one on a full day', '2026-11-25T14:30:00Z', 'full'],
  ['one that somebody has', '2026-11-25T09:00:00Z', 'taken'],
  ['one within the buffer of another', '2026-11-25T09:30:00Z', 'taken'],
];

test.each(refused)('a start %s is refused with that reason', (_name, start, reason) => {
  const full = ['08:00', '09:00', '10:00', '12:00', '13:00'].map((time) => booked(`2026-11-25T${time}:00Z`));
  const blocks = [{ from: Date.parse('2026-11-25T23:00:00Z'), to: Date.parse('2026-11-26T23:00:00Z') }];
  const it = calendar({ booked: full, blocks }, { perDay: 5 });
  expect(refusalOf(Date.parse(start), it)).toBe(reason);
  // A time is offered if and only if it is accepted.
  expect(freeStarts(it).includes(Date.parse(start))).toBe(reason === null);
});

test('hours, holidays and other appointments bind staff; notice, horizon and the daily limit do not', () => {
  const it = calendar({ booked: [booked('2026-11-24T09:00:00Z')] }, { perDay: 1 });
  const asStaff = (start: string) => refusalOf(Date.parse(start), it, true);
  expect(asStaff('2027-02-02T09:00:00Z')).toBeNull();
  expect(asStaff('2026-11-24T13:00:00Z')).toBeNull();
  expect(asStaff('2026-11-24T09:00:00Z')).toBe('taken');
  expect(asStaff('2026-12-25T09:00:00Z')).toBe('holiday');
  expect(asStaff('2026-11-21T08:00:00Z')).toBe('past');
});

test('when clocks go forward, the missing hour is not offered and the others keep their time', () => {
  const it = calendar({ now: Date.parse('2027-03-20T09:00:00Z') }, { hours: always, observeHolidays: false });
  const sunday = onDay('2027-03-28', it);
  expect(sunday).toHaveLength(46);
  expect(sunday.slice(0, 5)).toEqual(
    ['27T23:00', '27T23:30', '28T00:00', '28T00:30', '28T01:00'].map((time) => `2027-03-${time}`),
  );
  // From that day on, nine o'clock is an hour earlier in UTC.
  const office = calendar({ now: Date.parse('2027-03-20T09:00:00Z') }, { observeHolidays: false });
  expect(onDay('2027-03-25', office)[0]).toBe('2027-03-25T08:00');
  expect(onDay('2027-03-29', office)[0]).toBe('2027-03-29T07:00');
});

test('when clocks go back, the repeated hour is offered twice, at two moments', () => {
  const it = calendar({ now: Date.parse('2026-10-20T09:00:00Z') }, { hours: always });
  const sunday = onDay('2026-10-25', it);
  expect(sunday).toHaveLength(50);
  expect(sunday.slice(4, 8)).toEqual(['00:00', '00:30', '01:00', '01:30'].map((time) => `2026-10-25T${time}`));
  const second = calendar(
    { now: it.now, booked: [booked('2026-10-25T01:00:00Z')] },
    { hours: always, bufferMinutes: 0 },
  );
  expect(refusalOf(Date.parse('2026-10-25T01:00:00Z'), second)).toBe('taken');
  expect(refusalOf(Date.parse('2026-10-25T00:00:00Z'), second)).toBeNull();
});

test('a start without an offset is the first such moment in office time', () => {
  const read = (text: string) => {
    const { moment, skipped } = readStart(text);
    return skipped ? null : new Date(moment).toISOString();
  };
  expect(read('2026-11-24T10:00:00')).toBe('2026-11-24T09:00:00.000Z');
  expect(read('2026-07-14 10:00:00')).toBe('2026-07-14T08:00:00.000Z');
  expect(read('2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00.000Z');
  expect(read('2027-03-28T03:00:00')).toBe('2027-03-28T01:00:00.000Z');
  expect(read('2027-03-28T02:30:00')).toBe(null);
  expect(read('2026-11-24T10:00:00-05:00')).toBe('2026-11-24T15:00:00.000Z');
});

test('only times in the skipped hour do not exist', () => {
  const isSkipped = (text: string) => readStart(text, true).skipped;
  expect(isSkipped('2027-03-28T02:30:00+01:00')).toBe(true);
  expect(isSkipped('2027-03-28T02:00:00+02:00')).toBe(true);
  expect(isSkipped('2027-03-28T03:00:00+02:00')).toBe(false);
  expect(isSkipped('2027-03-28T01:30:00+01:00')).toBe(false);
  expect(isSkipped('2027-03-28T02:30:00Z')).toBe(false);
  expect(isSkipped('2027-03-28T02:30+01:00')).toBe(true);
  expect(readStart('2027-03-28T02:30:00+01:00').skipped).toBe(false);
  expect(isSkipped('2026-10-25T02:30:00+01:00')).toBe(false);
});
