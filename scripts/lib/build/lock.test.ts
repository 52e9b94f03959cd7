import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { locked } from './lock.mjs';

const waits = 'Waiting for another process';
const newFile = () => join(mkdtempSync(join(tmpdir(), 'site-lock-')), 'cache/build.lock');

test.each([
  ['no lock', null],
  ['the lock of a process that is gone', '4194305 00000000-before'],
])('processes that find %s do the same work one after the other, and a waiting one says so', async (_what, found) => {
  const file = newFile();
  if (found !== null) {
    locked(file, () => {});
    writeFileSync(file, found);
  }
  const log = `${file}.log`;
  const go = `${file}.go`;
  const work = `
    import { appendFileSync, existsSync } from 'node:fs';
    import { locked } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))};
    const [file, log, go] = process.argv.slice(1);
    locked(file, () => {
      appendFileSync(log, 'begins ');
      while (!existsSync(go));
      appendFileSync(log, 'ends ');
    });`;
  const run = () => spawn(process.execPath, ['--input-type=module', '-e', work, file, log, go], { stdio: 'pipe' });
  const processes = Array.from({ length: 4 }, run);
  onTestFinished(() => {
    for (const one of processes) one.kill('SIGKILL');
  });
  const ends = processes.map((one) => once(one, 'close'));
  // The first one may finish when another one has found the lock.
  await Promise.race(processes.map(async ({ stderr }) => expect(String(await once(stderr, 'data'))).toContain(waits)));
  writeFileSync(go, '');
  await Promise.all(ends);
  expect(readFileSync(log, 'utf8')).toBe('begins ends '.repeat(4));
  expect(existsSync(file)).toBe(false);
});

test('the lock of a killed process does not block others', async () => {
  const file = newFile();
  locked(file, () => {});
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(file, String(gone.pid));
  expect(locked(file, () => 'done')).toBe('done');
});

test.each([
  ['names a process of before, whose number another one has by now', () => `${process.pid} 00000000-before`],
  ['is empty, its number lost with the power', () => ''],
])('the lock of a crashed machine does not block others, even if it %s', async (_what, content) => {
  const file = newFile();
  locked(file, () => {});
  writeFileSync(file, content());
  utimesSync(file, 1, 1);
  const module = JSON.stringify(join(import.meta.dirname, 'lock.mjs'));
  const work = `import { locked } from ${module}; locked(process.argv[1], () => console.error('done'));`;
  const next = spawn(process.execPath, ['--input-type=module', '-e', work, file], { stdio: 'pipe' });
  onTestFinished(() => void next.kill('SIGKILL'));
  expect(String(await once(next.stderr, 'data'))).toBe('done\n');
});

test('a failure releases the lock', () => {
  const file = newFile();
  expect(() =>
    locked(file, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(existsSync(file)).toBe(false);
});
