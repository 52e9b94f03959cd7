import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pauseMilliseconds = 200;
/** For which a lock may be there without its number. */
const writingMilliseconds = 10_000;
/** Which start of this machine it is (Linux): numbers of processes are given out anew with each. */
const bootFile = '/proc/sys/kernel/random/boot_id';
const boot = existsSync(bootFile) ? readFileSync(bootFile, 'utf8').trim() : '';

/**
 * Carries out `action` while no other process does so under the same lock file; waits for one that does. The lock of a
 * process that is gone counts for nothing.
 * @template T
 * @param {string} file
 * @param {() => T} action
 * @returns {T}
 */
export function locked(file, action) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waiting = false; !take(file); waiting = true) {
    if (!waiting) console.error(`Waiting for another process that installs or builds here (${file}) …`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
  }
  try {
    return action();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid} ${boot}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isHeld(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

function isHeld(file) {
  try {
    const [pid = '', madeIn = boot] = readFileSync(file, 'utf8').split(' ');
    // Just made, and its number not written yet.
    if (pid === '') return Date.now() - statSync(file).mtimeMs < writingMilliseconds;
    if (madeIn !== boot) return false;
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // Somebody else's process lives, too.
    return error.code === 'EPERM';
  }
}
