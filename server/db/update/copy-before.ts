import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { day } from '#contract/durations.ts';
import { copyDatabase } from '#server/db/back-up.ts';
import { appVersion } from './app-version.ts';
import { UnusableDatabaseError } from './unusable.ts';

/** Maximum number of copies, and their lifetime in milliseconds: they still contain people who were erased since. */
const kept = 3;
export const copyLifetime = 30 * day;
/** Bytes of disk space left free beside a copy. */
const reserve = 64 * 1024 * 1024;

const copiesIn = (dataFolder: string) => join(dataFolder, 'backups');
const copyName = /^before-.*\.sqlite$/;
/** Includes incomplete copies. */
const partName = /^before-.*\.sqlite(\.part)?$/;

/**
 * Copies the embedded database to `backups/before-<new version>-from-<old version>-<time>.sqlite` beside it and deletes
 * old copies.
 * @param from the version that changed it last; null if unknown
 * @returns the path of the copy
 * @throws UnusableDatabaseError if the disk has no room for it
 */
export function copyBeforeUpdate(databaseFile: string, from: string | null, now = new Date()): string {
  const folder = copiesIn(dirname(databaseFile));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const needed = ['', '-wal'].reduce((sum, end) => sum + sizeOf(databaseFile + end), 0) + reserve;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed)
    throw new UnusableDatabaseError(
      `Not enough disk space for the copy before the update: ${folder} needs ${megabytes(needed)} and has ` +
        `${megabytes(bavail * bsize)}. Nothing was changed.`,
    );
  const time = now.toISOString().replaceAll(':', '-');
  const copy = join(folder, `before-${appVersion()}-from-${from ?? 'unknown'}-${time}.sqlite`);
  copyDatabase(databaseFile, copy);
  for (const old of copies(folder, copyName).slice(kept)) rmSync(join(folder, old.name));
  return copy;
}

/** Deletes copies last written before `before` (milliseconds since 1970). */
export function sweepCopies(dataFolder: string, before: number): void {
  const folder = copiesIn(dataFolder);
  if (!existsSync(folder)) return;
  for (const { name, at } of copies(folder, partName)) if (at < before) rmSync(join(folder, name), { force: true });
}

/** Newest first. */
function copies(folder: string, named: RegExp) {
  const names = readdirSync(folder).filter((name) => named.test(name));
  return names.map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs })).sort((a, b) => b.at - a.at);
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
