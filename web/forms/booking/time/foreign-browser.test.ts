import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Writes every date as Americans do: some versions of Safari and Chrome do so for Canada. */
class AmericanFormat extends Intl.DateTimeFormat {
  constructor(_language?: string, options?: Intl.DateTimeFormatOptions) {
    super('en-US', options);
  }
}

test('the calendar has its days in a browser that writes dates of every country the American way', async () => {
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: AmericanFormat } }));
  const { byDay, timeOf } = await import('./times.ts');
  const late = '2026-11-22T23:05:00.000Z';
  expect([...byDay([late], 'Europe/Berlin').keys()]).toEqual(['2026-11-23']);
  expect(timeOf(late, 'Europe/Berlin')).toBe('00:05');
});
