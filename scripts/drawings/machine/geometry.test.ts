import { expect, test } from 'vitest';
import { axonometry, hatching, type Point, plan } from './geometry.ts';

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

test('the projection is isometric: units are equal on all axes, and both floor axes are at 30°', () => {
  const at = axonometry([100, 50], 20);
  const [x, y, z] = [at([1, 0, 0]), at([0, 1, 0]), at([0, 0, 1])];
  for (const end of [x, y, z]) expect(distance(at([0, 0, 0]), end)).toBeCloseTo(20);
  const angle = (end: Point) => (Math.atan2(end[1] - 50, Math.abs(end[0] - 100)) * 180) / Math.PI;
  expect([angle(x), angle(y)].map(Math.round)).toEqual([30, 30]);
  expect(z).toEqual([100, 30]);
});

test('a plan shows no heights', () => expect(plan([10, 10], 5)([2, 4, 9])).toEqual([20, 30]));

test('hatching stays inside its outline, even if that is concave', () => {
  const notched: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [60, 100],
    [60, 40],
    [40, 40],
    [40, 100],
    [0, 100],
  ];
  const strokes = hatching(notched, 4);
  expect(strokes.length).toBeGreaterThan(20);
  for (const [[ax, ay], [bx, by]] of strokes) {
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    expect(x >= 0 && x <= 100 && y >= 0 && y <= 100 && !(x > 40 && x < 60 && y > 40)).toBe(true);
  }
});
