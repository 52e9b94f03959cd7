import { describe, expect, test } from 'vitest';
import { noFilter, readFilter, toContactFilter, writeFilter } from './filter.ts';

const at = (date: 'all' | 'today' | 'week' | '30' | 'month', now: string) =>
  toContactFilter({ ...noFilter, date }, new Date(now));

describe('days are those of Berlin', () => {
  test('today has begun at 22:30 UTC in summer, and not yet at 22:30 UTC in winter', () => {
    expect(at('today', '2026-07-01T22:30:00Z')).toEqual({ from: '2026-07-02', to: '2026-07-02' });
    expect(at('today', '2026-12-01T22:30:00Z')).toEqual({ from: '2026-12-01', to: '2026-12-01' });
    expect(at('today', '2026-12-31T23:30:00Z')).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  });

  test('the last 7 and 30 days count today', () => {
    expect(at('week', '2026-11-21T09:00:00Z')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(at('30', '2026-11-21T09:00:00Z')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  });

  test('days are counted across a change of clocks', () => {
    expect(at('week', '2026-03-30T00:30:00Z')).toEqual({ from: '2026-03-24', to: '2026-03-30' });
  });

  test('this month starts on the same day number of the previous month, or on its last day', () => {
    expect(at('month', '2026-11-21T09:00:00Z')).toEqual({ from: '2026-10-21', to: '2026-11-21' });
    expect(at('month', '2026-03-31T09:00:00Z')).toEqual({ from: '2026-02-28', to: '2026-03-31' });
    expect(at('month', '2028-03-30T09:00:00Z')).toEqual({ from: '2028-02-29', to: '2028-03-30' });
    expect(at('month', '2026-01-15T09:00:00Z')).toEqual({ from: '2025-12-15', to: '2026-01-15' });
  });
});

describe('the filter in the address', () => {
  test('survives a reload and leaves tab and open lead alone', () => {
    const filter = {
      q: 'Müller & Söhne',
      source: 'Über uns',
      kind: 'investor',
      date: 'range',
      from: '2026-01-02',
      to: '',
      state: 'open',
      owner: 'none',
      due: 'today',
    } as const;
    const written = new URLSearchParams('tab=contacts&lead=7');
    writeFilter(written, filter);
    expect(readFilter(new URLSearchParams(written.toString()))).toEqual(filter);
    expect([written.get('tab'), written.get('lead')]).toEqual(['contacts', '7']);
  });

  test('is empty without a filter', () => {
    const written = new URLSearchParams('q=a&source=b&date=range&from=2026-01-01&to=2026-01-02');
    writeFilter(written, noFilter);
    expect(written.toString()).toBe('');
  });

  test('invalid values count as unset', () => {
    expect(readFilter(new URLSearchParams('date=never&from=2026-01-01'))).toEqual(noFilter);
    expect(readFilter(new URLSearchParams('date=range&from=2026-02-30&to=x'))).toEqual({ ...noFilter, date: 'range' });
  });

  test('a reversed range is swapped, and one with an open end stays open', () => {
    const range = { ...noFilter, date: 'range' } as const;
    expect(toContactFilter({ ...range, from: '2026-05-02', to: '2026-05-01' }, new Date())).toEqual({
      from: '2026-05-01',
      to: '2026-05-02',
    });
    expect(toContactFilter({ ...range, to: '2026-05-01', q: '  ' }, new Date())).toEqual({ to: '2026-05-01' });
  });
});
