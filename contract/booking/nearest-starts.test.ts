import { expect, test } from 'vitest';
import { nearestStarts } from './nearest-starts.ts';

const free = [8, 9, 10, 11, 13, 14, 15, 16];
const near = (start: number) => nearestStarts(free, (one) => Math.abs(one - start));

test('alternatives are the five nearest free times, in order, the earlier of two equally near', () => {
  expect(near(12)).toEqual([9, 10, 11, 13, 14]);
  expect(near(10)).toEqual([8, 9, 10, 11, 13]);
  expect(near(-90)).toEqual([8, 9, 10, 11, 13]);
  expect(near(90)).toEqual([11, 13, 14, 15, 16]);
  expect(nearestStarts([7], () => 1)).toEqual([7]);
});
