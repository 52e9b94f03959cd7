import { expect, test } from 'vitest';
import { spanAfter, spanOf } from './span.ts';

test.each([
  [30, '30 Tage', '30 Tagen', '30 days'],
  [365, 'ein Jahr', 'einem Jahr', 'one year'],
  [730, 'zwei Jahre', 'zwei Jahren', 'two years'],
  [1000, '1000 Tage', '1000 Tagen', '1000 days'],
  [3650, 'zehn Jahre', 'zehn Jahren', 'ten years'],
])('%i days in natural words', (days, german, dative, english) => {
  expect([spanOf(days, 'de'), spanAfter(days, 'de'), spanOf(days, 'en'), spanAfter(days, 'en')]).toEqual([
    german,
    dative,
    english,
    english,
  ]);
});
