import { expect, test } from 'vitest';
import { familyNames } from '#scripts/white-papers/cover-names.ts';
import { coverArt, lettered } from './cover.ts';

const values = [20, -5, 80, 40];

test.each(familyNames)('%s draws different numbers differently, with one element highlighted', (family) => {
  const drawn = (numbers: number[]) => coverArt({ family, ground: 'paper', values: numbers });
  expect(drawn([20, 5, 60])).not.toBe(drawn([20, 30, 60]));
  const svg = drawn(values);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toContain('#2547f4');
});

test.each(familyNames)('%s draws numbers of the same proportions alike, whatever their unit', (family) => {
  // The layout of a map depends on its first number.
  if (family === 'map') return;
  const drawn = (numbers: number[]) => coverArt({ family, ground: 'ink', values: numbers });
  expect(drawn([1, 2, 4])).toBe(drawn([1000, 2000, 4000]));
});

test('a title is broken into lines and escaped', () => {
  const svg = lettered({ family: 'fan', ground: 'sand', values }, '5', 'Vertrag & <Haftung> im Einkauf von KI');
  expect(svg.match(/<tspan/g)).toHaveLength(2);
  expect(svg).toContain('Vertrag &amp; &lt;Haftung');
});
