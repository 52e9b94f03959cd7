import { describe, expect, it } from 'vitest';
import { byDay, endOf, nameOfDay, nearest, officeTime, startDay, timeOf, weekdays, weeksOf } from './times.ts';

const haifa = 'Asia/Jerusalem';
const newYork = 'America/New_York';

describe('days and times of a zone', () => {
  it('follow both clock changes, wherever they fall', () => {
    // Berlin springs forward on 28 March 2027, Israel on 26 March, New York on 14 March.
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

  it('tell the office time only where it differs, with the day where that differs too', () => {
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
      (['full', 'long', 'short', 'brief', 'month'] as const).map((style) => nameOfDay('2026-11-24', style, language));
    expect(names('de')).toEqual([
      'Dienstag, 24. November 2026',
      'Dienstag, 24. November',
      '24. November',
      'Di., 24.11.',
      'November 2026',
    ]);
    expect(names('en')).toEqual([
      'Tuesday 24 November 2026',
      'Tuesday 24 November',
      '24 November',
      'Tue 24 Nov',
      'November 2026',
    ]);
  });

  it('weeks begin on Monday', () => {
    expect(weekdays('de').map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect(weekdays('en')[0]).toEqual({ short: 'Mon', long: 'Monday' });
  });
});

describe('the month', () => {
  it('has its days under their weekdays and nothing of its neighbours', () => {
    const weeks = weeksOf('2026-11-24');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    // February 2027 begins on a Monday and fills four weeks.
    expect(weeksOf('2027-02-10')).toHaveLength(4);
  });
});

it('the nearest free starts come in order of time, five at most, never the one that is gone', () => {
  const slots = Array.from({ length: 12 }, (_, hour) => `2026-11-24T${String(hour + 8).padStart(2, '0')}:00:00.000Z`);
  expect(nearest(slots, '2026-11-24T12:00:00.000Z').map((slot) => slot.slice(11, 13))).toEqual([
    '09',
    '10',
    '11',
    '13',
    '14',
  ]);
});
