import { expect, test } from 'vitest';
import { caseIds } from '#contract/calculation/cases.ts';
import { sceneNames, scenes } from './all.ts';

const drawn = (name: (typeof sceneNames)[number], thumb: false | 'picture' = false, language: 'de' | 'en' = 'de') =>
  scenes[name].draw({ language, thumb }).svg;

test.each(sceneNames)('%s stays within its drawing', (name) => {
  const { draw, height } = scenes[name];
  const [left, top, width, tall] = draw({ language: 'de', thumb: false }).frame;
  expect([left >= 0, top >= 0, left + width <= 1200, top + tall <= height]).not.toContain(false);
});

test.each(sceneNames)('%s is labelled in the requested language, on phones in letters large enough', (name) => {
  expect(drawn(name)).toContain('<text');
  expect(drawn(name)).not.toBe(drawn(name, false, 'en'));
  const sizes = [...drawn(name, 'picture').matchAll(/<text[^>]* font-size="(\d+)"/g)].map(([, size]) => Number(size));
  expect(sizes).toHaveLength(drawn(name, 'picture').split('<text').length - 1);
  expect(Math.min(44, ...sizes)).toBe(44);
});

test('on a phone, too, the chart of all cases names its axes, in the language asked for', () => {
  expect(drawn('cases', 'picture')).toContain('Stunden im Jahr');
  expect(drawn('cases', 'picture', 'en')).toContain('hours a year');
});

test('every case on the use cases page is a dot of its own, and none overlaps another', () => {
  const dots = [...drawn('cases').matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, x, y, r]) => ({
    x: Number(x),
    y: Number(y),
    r: Number(r),
  }));
  expect(dots).toHaveLength(caseIds.length);
  const covered = dots.flatMap((a, index) =>
    dots.slice(index + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - 0.5),
  );
  expect(covered).toEqual([]);
});
