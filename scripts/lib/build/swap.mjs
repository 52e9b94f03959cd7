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

/** Finished builds that stay besides those that a process runs from: the way back is at hand. */
const kept = 2;

/**
 * Makes `link` name the finished build `name` of the folder `builds`; where there is none, `make` is given an empty
 * folder to fill. Whoever starts sees the last build or the new one, never a part; whoever runs keeps all files of his.
 * @param {{ builds: string, link: string, name: string, make: (folder: string) => void }} build
 * @throws whatever `make` throws; the last build then stays in place
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
 * Whether `link` names the finished build `name`.
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

/** Deletes what nobody runs from, the newest others excepted. */
function forget(builds, current) {
  const running = commandLines();
  const names = readdirSync(builds);
  // What an ended process left undone; another one does not build at the same time.
  for (const name of names.filter((one) => one.startsWith('unfinished-')))
    rmSync(join(builds, name), { recursive: true, force: true });
  const others = names
    .filter((name) => name !== current && !name.startsWith('unfinished-'))
    .map((name) => ({ folder: join(builds, name), made: statSync(join(builds, name)).mtimeMs }))
    .sort((one, other) => other.made - one.made);
  for (const { folder } of others.slice(kept))
    if (!running.some((line) => line.includes(`${folder}/`))) rmSync(folder, { recursive: true, force: true });
}

/** What runs on this machine, where the system tells (Linux). */
function commandLines() {
  const processes = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return processes.flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      // Ended a moment ago.
      return [];
    }
  });
}
