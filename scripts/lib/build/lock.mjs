import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pauseMilliseconds = 200;

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
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Just made, and its number not written yet.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process lives, too.
    return error.code === 'EPERM';
  }
}
