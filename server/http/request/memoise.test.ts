import { expect, test, vi } from 'vitest';
import { memoise } from './memoise.ts';

test('results are memoised, except for long keys', () => {
  const measure = vi.fn((key: string) => key.length);
  const remembered = memoise(measure);
  for (const key of ['x', 'x', 'x'.repeat(300), 'x'.repeat(300)]) remembered(key);
  expect(measure).toHaveBeenCalledTimes(2);
  expect([remembered('x'.repeat(301)), remembered('x'.repeat(301))]).toEqual([301, 301]);
  expect(measure).toHaveBeenCalledTimes(4);
});
