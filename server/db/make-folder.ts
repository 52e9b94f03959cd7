import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** `mkdir -p`. Node's own never returns if a parent fails with ENOENT, as in /proc. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
