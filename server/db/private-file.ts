import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes sure that a file is there, and that this user alone may read it and the files that SQLite keeps beside it,
 * whoever made them first and whatever the umask was: SQLite gives what it makes beside a file that file's own mode.
 */
export function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A file that is there is never opened here: closing it would end all locks that this process has on it (POSIX;
  // SQLite, "How To Corrupt", 2.2), and another process would take a database in use for one that nobody has open.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm', '-journal']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
}
