import { describe, expect, it } from 'vitest';
import {
  briefMoment,
  byDay,
  endOf,
  nameOfDay,
  nameOfMonth,
  nameOfSpan,
  officeTime,
  startDay,
  timeOf,
  weekdays,
  weeksFrom,
} from './times.ts';

const haifa = 'Asia/Jerusalem';
const newYork = 'America/New_York';

describe('days and times of a zone', () => {
  it('follow both clock changes, wherever they fall', () => {
    // Clocks go forward on 28 March 2027 in Berlin, on 26 March in Israel and on 14 March in New York.
    expect(timeOf('2027-03-26T08:00:00Z', 'Europe/Berlin')).toBe('09:00');
    expect(timeOf('2027-03-29T07:00:00Z', 'Europe/Berlin')).toBe('09:00');
    expect(timeOf('2027-03-25T08:00:00Z', haifa)).toBe('10:00');
    expect(timeOf('2027-03-26T08:00:00Z', haifa)).toBe('11:00');
    expect(timeOf('2027-03-15T08:00:00Z', newYork)).toBe('04:00');
    expect(timeOf('2027-11-01T08:00:00Z', 'Europe/Berlin')).toBe('09:00');
  });

  it('an early hour in Germany is the evening before in Honolulu and late the same day in Auckland', () => {
    const nine = '2026-11-24T08:00:00Z';
    expect(startDay(nine, 'Pacific/Honolulu')).toBe('2026-11-23');
    expect(startDay(nine, 'Pacific/Auckland')).toBe('2026-11-24');
    expect([...byDay([nine, '2026-11-24T12:00:00Z'], 'Pacific/Auckland').keys()]).toEqual(['2026-11-24', '2026-11-25']);
  });

  it('show office time only if it differs, with the day if that differs too', () => {
    const nine = '2026-11-24T08:00:00Z';
    expect(officeTime(nine, 'Europe/Berlin', 'de')).toBeNull();
    expect(officeTime(nine, 'Europe/Vienna', 'de')).toBeNull();
    expect(officeTime(nine, haifa, 'de')).toBe('09:00');
    expect(officeTime(nine, 'Pacific/Honolulu', 'de')).toBe('Di., 24.11., 09:00');
    expect(officeTime(nine, 'Pacific/Honolulu', 'en')).toBe('Tue 24 Nov, 09:00');
  });

  it('an appointment that crosses midnight ends on the next day', () => {
    expect(endOf('2026-11-24T23:45:00.000Z')).toBe('2026-11-25T00:15:00.000Z');
  });
});

describe('days in words', () => {
  it('are whole in both languages', () => {
    const names = (language: 'de' | 'en') =>
      (['full', 'long', 'short', 'brief'] as const).map((style) => nameOfDay('2026-11-24', style, language));
    expect(names('de')).toEqual([
      'Dienstag, 24.\u00a0November\u00a02026',
      'Dienstag, 24.\u00a0November',
      '24.\u00a0November',
      'Di., 24.11.',
    ]);
    expect(names('en')).toEqual([
      'Tuesday 24\u00a0November\u00a02026',
      'Tuesday 24\u00a0November',
      '24\u00a0November',
      'Tue 24 Nov',
    ]);
  });

  it('weeks begin on Monday', () => {
    expect(weekdays('de').map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect(weekdays('en')[0]).toEqual({ short: 'Mo', long: 'Monday' });
  });
});

describe('the weeks of the calendar', () => {
  it('continue across the end of a month and a year, each from Monday to Sunday', () => {
    const weeks = weeksFrom('2026-11-30', 5);
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  });

  it.each([
    ['de', '30.11. bis 3.1.', 'Nov', 'Mo 30.11., 14:30'],
    ['en', '30 Nov to 3 Jan', 'Nov', 'Mon 30 Nov, 14:30'],
  ] as const)('are named by their first and last day (%s)', (language, span, month, brief) => {
    expect(nameOfSpan('2026-11-30', '2027-01-03', language)).toBe(span);
    expect(nameOfMonth('2026-11-30', language)).toBe(month);
    expect(briefMoment('2026-11-30T13:30:00.000Z', 'Europe/Berlin', language)).toBe(brief);
  });
});
