import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a limited number of tasks runs at a time, whatever fails', async () => {
  const semaphore = new Semaphore(2);
  let begun = 0;
  const start = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ended = semaphore.run(() => {
      begun += 1;
      return promise;
    });
    return { ended, resolve, reject };
  };
  const first = [start(), start(), start()];
  const outcomes = Promise.allSettled(first.map(({ ended }) => ended));
  await settle();
  expect([begun, semaphore.waiting]).toEqual([2, 1]);
  first[0]?.reject(new Error('failed'));
  await settle();
  expect([begun, semaphore.waiting]).toEqual([3, 0]);
  for (const { resolve } of first) resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const later = [start(), start(), start()];
  await settle();
  expect(begun, 'as many are free again as before').toBe(5);
  for (const { resolve } of later) resolve();
  await Promise.all(later.map(({ ended }) => ended));
});
