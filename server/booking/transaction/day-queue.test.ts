import { expect, test } from 'vitest';
import { DayQueue } from './day-queue.ts';

/** Work that ends on demand. */
function held() {
  let end = (_error?: Error) => {};
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { done, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('work on the same day is serialised, on different days it is concurrent', async () => {
  const turns = new DayQueue();
  const [first, second] = [held(), held()];
  const begun: string[] = [];
  const take = (day: string, name: string, work: Promise<void>) =>
    turns.run(day, async (waited) => {
      begun.push(`${name}${waited ? ' waited' : ''}`);
      await work;
    });
  const all = [take('Monday', 'a', first.done), take('Monday', 'b', second.done), take('Tuesday', 'c', second.done)];
  await settle();
  expect(begun).toEqual(['a', 'c']);
  first.end();
  await settle();
  expect(begun).toEqual(['a', 'c', 'b waited']);
  second.end();
  await Promise.all(all);
  await turns.run('Monday', async (waited) => expect(waited).toBe(false));
});

test('work that ends does not let later work overtake what still runs', async () => {
  const turns = new DayQueue();
  const [first, second] = [held(), held()];
  const begun: string[] = [];
  const take = (name: string, work: Promise<void>) =>
    turns.run('Monday', async () => {
      begun.push(name);
      await work;
    });
  const all = [take('a', first.done), take('b', second.done)];
  first.end();
  await settle();
  all.push(take('c', Promise.resolve()));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  second.end();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('work queued behind an unavailable database fails at once; after any other error the next work runs', async () => {
  const turns = new DayQueue();
  for (const [error, expected] of [
    [Object.assign(new Error('away'), { code: 'ECONNREFUSED' }), ['away', 'away', 'away']],
    [new Error('one bad row'), ['one bad row', 'done', 'done']],
  ] as const) {
    const first = held();
    const all = [first.done, Promise.resolve(), Promise.resolve()].map((work) => turns.run('Monday', () => work));
    first.end(error);
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map((one) => (one.status === 'rejected' ? one.reason.message : 'done'))).toEqual(expected);
    await expect(turns.run('Monday', async () => 'again')).resolves.toBe('again');
  }
});
