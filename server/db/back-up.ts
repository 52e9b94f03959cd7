import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepPrivate } from './private-file.ts';

/** Beside the database: its time tells when the last copy was made, so that staff hear of one that is overdue. */
export const backupMark = 'last-backup';

/**
 * Writes the embedded database as it is now to `site-<time>.sqlite` in `folder`, complete or not at all, and beside it
 * the key that signs links. Other processes go on reading and writing. The file of the database alone is no backup:
 * what was stored last stands in another one beside it (`-wal`).
 * @returns the path of the copy, readable by this user alone
 */
export function backUp(databaseFile: string, folder: string, now = new Date()): string {
  const umask = process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
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

/** Writes the embedded database as it is now to a file, complete or not at all, readable by this user alone. */
export function copyDatabase(databaseFile: string, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  keepPrivate(part);
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 10_000 });
  try {
    // One reading transaction; what was erased is not in the copy either.
    database.prepare('vacuum into ?').run(part);
  } finally {
    database.close();
  }
  renameSync(part, copy);
}
