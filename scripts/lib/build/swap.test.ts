import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSwappedIn, swapIn } from './swap.mjs';

function site() {
  const root = mkdtempSync(join(tmpdir(), 'site-swap-'));
  const [builds, link] = [join(root, 'builds'), join(root, 'build')];
  const build = (name: string, text = name) =>
    swapIn({ builds, link, name, make: (folder) => writeFileSync(join(folder, 'main.js'), text) });
  return { root, builds, link, build, served: () => readFileSync(join(link, 'main.js'), 'utf8') };
}

test('a finished build replaces the previous one, even if that is a plain folder', () => {
  const { link, build, served } = site();
  mkdirSync(join(link, 'client'), { recursive: true });
  build('one');
  expect([served(), isSwappedIn(link, 'one')]).toEqual(['one', true]);
  build('two');
  expect([served(), isSwappedIn(link, 'one'), isSwappedIn(link, 'two')]).toEqual(['two', false, true]);
});

test('a failed build leaves the previous one in place and no files of its own', () => {
  const { builds, link, build, served } = site();
  build('one');
  const make = (folder: string) => {
    expect(served()).toBe('one');
    writeFileSync(join(folder, 'main.js'), 'half');
    throw new Error('no');
  };
  expect(() => swapIn({ builds, link, name: 'two', make })).toThrow('no');
  expect([served(), readdirSync(builds)]).toEqual(['one', ['one']]);
});

test('an unchanged build is not repeated', () => {
  const { build, served } = site();
  build('one');
  build('two');
  build('one', 'made anew');
  expect(served()).toBe('one');
});

test('a build that a process runs from is kept however many follow; of the others the newest two are', async () => {
  const { builds, build } = site();
  build('one', 'console.log("runs"); setInterval(() => {}, 1000);');
  const running = spawn(process.execPath, [join(builds, 'one/main.js')], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(running.stdout, 'data');
  for (const name of ['two', 'three', 'four', 'five']) {
    build(name);
    execFileSync('touch', ['-d', `2026-01-0${['two', 'three', 'four', 'five'].indexOf(name) + 2}`, join(builds, name)]);
  }
  execFileSync('touch', ['-d', '2026-01-01', join(builds, 'one')]);
  build('six');
  expect(readdirSync(builds).sort()).toEqual(['five', 'four', 'one', 'six']);
  running.kill();
  await once(running, 'exit');
  build('seven');
  expect(existsSync(join(builds, 'one'))).toBe(false);
});
