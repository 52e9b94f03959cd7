import { expect, test } from 'vitest';
import { cases } from './cases.ts';
import { readNumber } from './number.ts';
import { scenario } from './result.ts';
import { formatsOf, readLinesOf } from './shown.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';

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
  ['55 EUR', 55, 55],
  ['EUR 48,-', 48, 48],
  ['48.000,–\u00a0€', 48_000, 48],
  ['8 Min.', 8, 8],
  ['45min', 45, 45],
  ['1.200 Stück', 1200, 1.2],
  ['0.500', 0.5, 0.5],
  ['40 T€', null, null],
  ['3 h', null, null],
  ['€', null, null],
  ['', null, null],
  ['-3', null, null],
  ['1e5', null, null],
  ['Infinity', null, null],
  ['1.2.3', null, null],
  ['zwölf', null, null],
  ['5²', null, null],
])('%j is parsed as people write numbers', (text, german, english) => {
  expect([readNumber(text, 'de'), readNumber(text, 'en')]).toEqual([german, english]);
});

test('a printed calculation writes units as each language does, on one line with the number', () => {
  const inputs = cases['invoice-matching'];
  const likely = scenario(inputs);
  const values = (words: typeof de, language: 'de' | 'en') =>
    readLinesOf(inputs, likely, words, formatsOf(language)).map(({ value }) => value);
  expect(values(de, 'de')).toEqual(expect.arrayContaining(['48.000', '8\u202fMin.', '35\u202f%', '48\u202f€']));
  expect(values(en, 'en')).toEqual(expect.arrayContaining(['48,000', '8\u00a0min', '35%', '48\u00a0EUR']));
});

test('an amount with cents has two decimals, other numbers keep their own', () => {
  const inputs = { ...cases['invoice-matching'], rate: 55.5, minutes: 6.5 };
  const lines = readLinesOf(inputs, scenario(inputs), de, formatsOf('de')).map(({ value }) => value);
  expect(formatsOf('en').field('rate', 52.5)).toBe('52.50');
  expect(lines).toEqual(expect.arrayContaining(['55,50\u202f€', '6,5\u202fMin.', '40.000\u202f€']));
});
