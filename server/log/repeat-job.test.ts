import { expect, test } from 'vitest';
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
