import { expect, test } from 'vitest';
import { readNumber } from './number.ts';

test.each([
  ['48000', 48_000, 48_000],
  ['48.000', 48_000, 48],
  ['48,000', 48, 48_000],
  ['48 000', 48_000, 48_000],
  ['48\u202f000 €', 48_000, 48_000],
  ['1.200.000', 1_200_000, null],
  ['1.200,50', 1200.5, null],
  ['1,200.50', null, 1200.5],
  ['4,5', 4.5, 4.5],
  ['4.5', 4.5, 4.5],
  ['35 %', 35, 35],
  ['0', 0, 0],
  [',5', 0.5, 0.5],
  ['12,', 12, 12],
  ['', null, null],
  ['-3', null, null],
  ['1e5', null, null],
  ['Infinity', null, null],
  ['1.2.3', null, null],
  ['zwölf', null, null],
])('%j is read as people write numbers', (text, german, english) => {
  expect([readNumber(text, 'de'), readNumber(text, 'en')]).toEqual([german, english]);
});
