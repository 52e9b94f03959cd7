import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Files of the project (tracked, or new and not ignored), relative to its root. */
export function projectFiles(pattern: RegExp): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\n'));
  return list.split('\n').filter((file) => pattern.test(file) && !deleted.has(file));
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
