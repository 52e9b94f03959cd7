import { expect, test } from 'vitest';
import { germanDeadline, germanMoment } from './german-moment.ts';

test.each([
  ['2026-11-23T09:30:00Z', 'Montag, 23. November 2026 um 10:30 Uhr'],
  // A lead received on a Saturday is due at the end of Monday, not at its beginning.
  ['2026-11-23T23:00:00Z', 'Montag, 23. November 2026 um 24:00 Uhr'],
  ['2026-03-29T22:00:00Z', 'Sonntag, 29. März 2026 um 24:00 Uhr'],
])('what is due at %s is due by %s', (moment, words) => {
  expect(germanDeadline(Date.parse(moment))).toBe(words);
});

test('a moment is written in office time', () => {
  expect(germanMoment(Date.parse('2026-07-01T22:00:00Z'))).toBe('Donnerstag, 2. Juli 2026 um 00:00 Uhr');
});
