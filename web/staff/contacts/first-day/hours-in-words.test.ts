import { expect, test } from 'vitest';
import { hoursInWords } from './hours-in-words.ts';

const workday = [
  { from: 540, to: 720 },
  { from: 780, to: 1020 },
];

test.each([
  [[workday, workday, workday, workday, workday, [], []], 'Mo–Fr 9–12 und 13–17 Uhr'],
  [
    [workday, [], workday, workday, [], [], [{ from: 570, to: 1440 }]],
    'Mo 9–12 und 13–17, Mi–Do 9–12 und 13–17, So 9:30–24 Uhr',
  ],
  [[[], [], [], [], [], [], []], 'an keinem Tag'],
])('the hours of a week in a few words: %#', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});
