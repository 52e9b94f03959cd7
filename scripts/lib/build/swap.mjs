import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';

/** Number of older builds kept in addition to those in use, so that rolling back is possible. */
const kept = 2;

/**
 * Makes `link` point to the finished build `name` in the folder `builds`; if there is none, `make` is called to fill an
 * empty folder. A starting process sees the previous build or the new one, never part of one; a running process keeps
 * its files.
 * @param {{ builds: string, link: string, name: string, make: (folder: string) => void }} build
 * @throws whatever `make` throws; the previous build then stays in place
 */
export function swapIn({ builds, link, name, make }) {
  const finished = join(builds, name);
  if (!existsSync(finished)) {
    const fresh = join(builds, `unfinished-${process.pid}`);
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    try {
      make(fresh);
      renameSync(fresh, finished);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(relative(join(link, '..'), finished), next);
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true });
  renameSync(next, link);
  forget(builds, name);
}

/**
 * Whether `link` points to the finished build `name`.
 * @param {string} link
 * @param {string} name
 */
export function isSwappedIn(link, name) {
  return (
    lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true &&
    readlinkSync(link).endsWith(`/${name}`) &&
    existsSync(link)
  );
}

/** Deletes builds that no process uses, except the newest ones. */
function forget(builds, current) {
  const running = commandLines();
  const names = readdirSync(builds);
  // Left over from a process that ended; no other build runs at the same time.
  for (const name of names.filter((one) => one.startsWith('unfinished-')))
    rmSync(join(builds, name), { recursive: true, force: true });
  const others = names
    .filter((name) => name !== current && !name.startsWith('unfinished-'))
    .map((name) => ({ folder: join(builds, name), made: statSync(join(builds, name)).mtimeMs }))
    .sort((one, other) => other.made - one.made);
  for (const { folder } of others.slice(kept))
    if (!running.some((line) => line.includes(`${folder}/`))) rmSync(folder, { recursive: true, force: true });
}

/** Command lines of all running processes, if the system provides them (Linux). */
function commandLines() {
  const processes = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return processes.flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      // The process has just ended.
      return [];
    }
  });
}
