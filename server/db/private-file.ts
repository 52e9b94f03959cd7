import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Ensures that a file exists, and that only this user can read it and the files that SQLite puts beside it, whoever
 * created them and whatever the umask. SQLite gives files beside a database the mode of that database.
 */
export function ensurePrivateFile(file: string): void {
  makeFolder(dirname(file));
  // Never opens an existing file: closing it would release all locks that this process holds on it (POSIX; SQLite, "How
  // To Corrupt", 2.2), and another process would take a database in use for a free one.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm', '-journal']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
}
