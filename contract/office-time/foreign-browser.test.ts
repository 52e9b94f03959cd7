import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Formats every date the American way, as some versions of Safari and Chrome do for Canada. */
class AmericanFormat extends Intl.DateTimeFormat {
  constructor(_language?: string, options?: Intl.DateTimeFormatOptions) {
    super('en-US', options);
  }
}

test('days and times are computed correctly in a browser that formats all dates the American way', async () => {
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: AmericanFormat } }));
  vi.resetModules();
  const { dayOf, wallClock } = await import('./zoned-time.ts');
  const late = Date.parse('2026-11-22T23:05:00.000Z');
  expect(dayOf(late, 'Europe/Berlin')).toBe('2026-11-23');
  expect(wallClock(late, 'Europe/Berlin')).toBe('2026-11-23T00:05:00.000');
});
