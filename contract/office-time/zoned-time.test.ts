import { describe, expect, test } from 'vitest';
import { isTimeZone } from '#contract/time-zone.ts';
import { addDays } from './calendar-day.ts';
import { dayOf, momentOf, offsetAt, startOfDay, wallClock } from './zoned-time.ts';

const quarter = 900_000;
const berlin = 'Europe/Berlin';
const start = (day: string, zone = berlin) => new Date(startOfDay(day, zone)).toISOString();
const hours = (day: string, zone = berlin) => (startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)) / 3_600_000;

/** A zone, days around a clock change (or none), and the number of quarter hours skipped and repeated. */
const changes: [zone: string, from: string, to: string, skipped: number, repeated: number][] = [
  [berlin, '2027-03-26', '2027-03-31', 4, 0],
  [berlin, '2026-10-23', '2026-10-28', 0, 4],
  ['America/New_York', '2027-03-12', '2027-03-17', 4, 0],
  ['America/New_York', '2026-10-30', '2026-11-04', 0, 4],
  ['Australia/Sydney', '2026-10-02', '2026-10-07', 4, 0],
  ['Australia/Sydney', '2027-04-02', '2027-04-07', 0, 4],
  // Changes by half an hour.
  ['Australia/Lord_Howe', '2026-10-02', '2026-10-07', 2, 0],
  ['Australia/Lord_Howe', '2027-04-02', '2027-04-07', 0, 2],
  // UTC+5:45 all year.
  ['Asia/Kathmandu', '2027-03-26', '2027-03-31', 0, 0],
  // Crossed the date line and skipped 30 December 2011.
  ['Pacific/Apia', '2011-12-27', '2012-01-02', 96, 0],
  // Changes at midnight.
  ['America/Sao_Paulo', '2018-11-02', '2018-11-07', 4, 0],
  ['America/Sao_Paulo', '2018-02-15', '2018-02-20', 0, 4],
];

describe.each(changes)('in %s from %s to %s', (zone, from, to, skipped, repeated) => {
  /** What the clocks show at each quarter hour, with the times at which they show it. */
  const shown = new Map<string, number[]>();
  for (let moment = Date.parse(from) - 86_400_000; moment < Date.parse(to) + 86_400_000; moment += quarter) {
    const wall = wallClock(moment, zone);
    shown.set(wall, [...(shown.get(wall) ?? []), moment]);
  }
  const walls: string[] = [];
  for (let at = Date.parse(from); at < Date.parse(to); at += quarter)
    walls.push(new Date(at).toISOString().slice(0, -1));

  test('a local time is the first moment at which clocks show it, or skipped if they never do', () => {
    for (const wall of walls) {
      const read = momentOf(wall, zone);
      expect(read.skipped, wall).toBe(!shown.has(wall));
      if (!read.skipped) expect(read.moment, wall).toBe(shown.get(wall)?.[0]);
    }
    expect(walls.filter((wall) => !shown.has(wall))).toHaveLength(skipped);
    expect(walls.filter((wall) => shown.get(wall)?.length === 2)).toHaveLength(repeated);
  });

  test('a skipped time is moved forward by the length of the gap', () => {
    for (const wall of walls.filter((one) => momentOf(one, zone).skipped)) {
      const later = Date.parse(`${wallClock(momentOf(wall, zone).moment, zone)}Z`) - Date.parse(`${wall}Z`);
      expect(later, wall).toBe(skipped * quarter);
    }
  });

  test('each day begins when clocks first show it, and days follow each other without gaps', () => {
    for (let day = from; day < to; day = addDays(day, 1)) {
      const first = startOfDay(day, zone);
      const exists = shown.has(`${day}T12:00:00.000`);
      expect(dayOf(first, zone), day).toBe(exists ? day : addDays(day, 1));
      expect(dayOf(first - 1, zone) < day, day).toBe(true);
    }
  });
});

describe('days of Berlin', () => {
  test('begin at local midnight, in winter and in summer', () => {
    expect(start('2026-11-21')).toBe('2026-11-20T23:00:00.000Z');
    expect(start('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
    expect(start('2027-01-01')).toBe('2026-12-31T23:00:00.000Z');
  });

  test('have 23 hours when summer time begins and 25 when it ends', () => {
    expect([hours('2026-03-28'), hours('2026-03-29'), hours('2026-03-30')]).toEqual([24, 23, 24]);
    expect([hours('2026-10-24'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([24, 25, 24]);
  });

  test('are those of Berlin, not of UTC, around midnight', () => {
    expect(dayOf(Date.parse('2026-11-20T22:59:59.999Z'), berlin)).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-20T23:00:00.000Z'), berlin)).toBe('2026-11-21');
  });

  test('the start of each day of two years is on that day, and the millisecond before it is not', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      expect(dayOf(startOfDay(day, berlin), berlin)).toBe(day);
      expect(dayOf(startOfDay(day, berlin) - 1, berlin)).toBe(addDays(day, -1));
    }
  });
});

test('in zones that skip midnight or a whole day, the day begins at the time clocks jump to', () => {
  expect(start('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z');
  expect([hours('2018-11-04', 'America/Sao_Paulo'), hours('2011-12-30', 'Pacific/Apia')]).toEqual([23, 0]);
});

test('local times keep their milliseconds', () => {
  const moment = Date.parse('2026-11-21T08:12:59.123Z');
  expect(wallClock(moment, berlin)).toBe('2026-11-21T09:12:59.123');
  expect(momentOf('2026-11-21T09:12:59.123', berlin).moment).toBe(moment);
  expect(offsetAt(moment, 'Asia/Kathmandu')).toBe(5.75 * 3_600_000);
  expect(offsetAt(-1, 'UTC')).toBe(0);
});

test('an invalid time has no moment', () => {
  expect(momentOf('2026-11-24T25:00', berlin)).toEqual({ moment: Number.NaN, skipped: false });
});

test('only time zones known to the platform are valid', () => {
  expect(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'].filter(isTimeZone)).toHaveLength(3);
  expect(['Mars/Olympus', '+02:00', '', 'Europe/Berlin\n'].filter(isTimeZone)).toEqual([]);
});
