import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { locked } from './lock.mjs';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'site-lock-')), 'cache/build.lock');

test('two processes carry out the same thing one after the other', async () => {
  const file = newFile();
  const log = `${file}.log`;
  const work = `
    import { appendFileSync } from 'node:fs';
    import { locked } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))};
    locked(process.argv[1], () => {
      appendFileSync(process.argv[2], 'begins ');
      for (const end = performance.now() + 100; performance.now() < end; );
      appendFileSync(process.argv[2], 'ends ');
    });`;
  const run = () => spawn(process.execPath, ['--input-type=module', '-e', work, file, log], { stdio: 'pipe' });
  const processes = Array.from({ length: 3 }, run);
  const messages = await Promise.all(processes.map(({ stderr }) => text(stderr)));
  expect(readFileSync(log, 'utf8')).toBe('begins ends '.repeat(3));
  expect(messages.join('')).toContain('Waiting for another process');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that was killed holds up nobody', async () => {
  const file = newFile();
  locked(file, () => {});
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(file, String(gone.pid));
  expect(locked(file, () => 'done')).toBe('done');
});

test('what fails gives the lock back', () => {
  const file = newFile();
  expect(() =>
    locked(file, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(existsSync(file)).toBe(false);
});
