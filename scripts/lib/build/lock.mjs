import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pauseMilliseconds = 200;
/** How long a lock file may exist without its process id. */
const writingMilliseconds = 10_000;
/** Id of this machine's current boot (Linux): after a reboot, process ids are assigned anew. */
const bootFile = '/proc/sys/kernel/random/boot_id';
const boot = existsSync(bootFile) ? readFileSync(bootFile, 'utf8').trim() : '';

/**
 * Runs `action` while no other process holds the same lock file, and waits for one that does. The lock of a process
 * that no longer exists is ignored.
 * @template T
 * @param {string} file
 * @param {() => T} action
 * @returns {T}
 */
export function locked(file, action) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waiting = false; !take(file); waiting = true) {
    if (!waiting) console.error(`Waiting for another process that installs or builds here (${file}) …`);
    pause();
  }
  try {
    return action();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  // Process ids are the same in two containers that share a folder.
  const mine = `${process.pid} ${boot} ${randomUUID()}`;
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return !isHeld(file) && takeOver(file, mine);
}

/** Several processes may find the same abandoned lock and replace it in turn: the last one has it. */
function takeOver(file, mine) {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, mine);
  renameSync(own, file);
  pause();
  try {
    return readFileSync(file, 'utf8') === mine;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    // The last one is already done.
    return false;
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
}

function isHeld(file) {
  try {
    const [pid = '', madeIn = boot] = readFileSync(file, 'utf8').split(' ');
    // Just created; the process id is not written yet.
    if (pid === '') return Date.now() - statSync(file).mtimeMs < writingMilliseconds;
    if (madeIn !== boot) return false;
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return error.code === 'EPERM';
  }
}
