import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';
import { ensurePrivateFile } from './private-file.ts';

/** A file beside the database with the time of the last copy, so that staff are alerted when one is overdue. */
export const backupMark = 'last-backup';

/**
 * Copies the current state of the embedded database to `site-<time>.sqlite` in `folder`, atomically, and puts the key
 * that signs links beside it. Other processes can keep reading and writing. Copying the database file alone is no
 * backup: the latest changes are in the write-ahead log beside it (`-wal`).
 * @returns the path of the copy, readable by this user only
 */
export function backUp(databaseFile: string, folder: string, now = new Date()): string {
  const umask = process.umask(0o077);
  try {
    makeFolder(folder);
    const copy = join(folder, `site-${now.toISOString().replaceAll(':', '-')}.sqlite`);
    copyDatabase(databaseFile, copy);
    const key = join(dirname(databaseFile), 'secret.key');
    if (existsSync(key)) copyFileSync(key, join(folder, 'secret.key'));
    writeFileSync(join(dirname(databaseFile), backupMark), `${now.toISOString()}\n`);
    return copy;
  } finally {
    process.umask(umask);
  }
}

/** Copies the current state of the embedded database to a file, atomically, readable by this user only. */
export function copyDatabase(databaseFile: string, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  ensurePrivateFile(part);
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 10_000 });
  try {
    // One read transaction; VACUUM also leaves erased data out of the copy.
    database.prepare('vacuum into ?').run(part);
  } finally {
    database.close();
  }
  renameSync(part, copy);
}
