import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** `mkdir -p`. Node's own never returns if a parent fails with ENOENT, as in /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
