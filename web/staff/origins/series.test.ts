import { expect, test } from 'vitest';
import { seriesOf } from './series.ts';

const periods = (counts: Record<string, number>[]) =>
  counts.map((one, at) => ({ start: `2026-11-0${at + 1}`, counts: one }));

test('each series has its counts by period, the largest first, without empty ones', () => {
  const found = seriesOf(periods([{ lab: 1, home: 2, none: 0 }, { home: 3 }]), (name) => name.toUpperCase());
  expect(found).toEqual([
    { name: 'HOME', counts: [2, 3], total: 5 },
    { name: 'LAB', counts: [1, 0], total: 1 },
  ]);
});

test('beyond eleven series the smallest are combined, but a single one keeps its name', () => {
  const many = (count: number) =>
    periods([Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, count - at]))]);
  expect(seriesOf(many(12), (name) => name).map(({ name }) => name)).toHaveLength(12);
  expect(seriesOf(many(12), (name) => name).at(-1)?.name).toBe('s11');
  const rest = seriesOf(many(14), (name) => name);
  expect(rest).toHaveLength(12);
  expect(rest.at(-1)).toEqual({ name: 'Übrige', counts: [3 + 2 + 1], total: 6 });
});
