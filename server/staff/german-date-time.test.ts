import { expect, test } from 'vitest';
import { germanDateTime } from './german-date-time.ts';

test('dates and times are formatted the German way', () => {
  expect(germanDateTime(Date.parse('2026-11-21T08:12:59Z'))).toBe('21.11.2026, 09:12');
  expect(germanDateTime(Date.parse('2026-11-21T08:59:00Z'))).toBe('21.11.2026, 09:59');
  expect(germanDateTime(Date.parse('2026-06-30T22:00:00Z'))).toBe('01.07.2026, 00:00');
});
