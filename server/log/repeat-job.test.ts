import { expect, test, vi } from 'vitest';
import { repeatJob } from './repeat-job.ts';

test('an outage is one line in the log, and the next outage another', async () => {
  const lines: string[] = [];
  let isAway = true;
  const job = () => (isAway ? Promise.reject(new Error('the database is away')) : Promise.resolve());
  const { run, stop } = repeatJob(3_600_000, 'Counts could not be stored', job, (line) => lines.push(line));
  await run();
  await run();
  expect(lines).toEqual(['Counts could not be stored: the database is away']);
  isAway = false;
  await run();
  isAway = true;
  await run();
  expect(lines).toHaveLength(2);
  stop();
});

test('a job that takes longer than the interval does not overlap itself, and its last run follows it', async () => {
  vi.useFakeTimers();
  const runs: PromiseWithResolvers<void>[] = [];
  const job = () => {
    runs.push(Promise.withResolvers());
    return runs.at(-1)?.promise ?? Promise.resolve();
  };
  const { finish } = repeatJob(1000, 'Counts could not be stored', job);
  vi.advanceTimersByTime(3000);
  expect(runs).toHaveLength(1);
  const finished = finish();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  runs[1]?.resolve();
  await finished;
  vi.useRealTimers();
});
