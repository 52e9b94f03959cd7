import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#server/env.ts';

/** Minimum length of a key, in characters. */
const shortest = 32;

/** The key that signs links: generated once and stored in DATA_DIR, readable by this user only. */
export function signingKey(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  // A key copied from a backup by hand may be readable by others.
  if (existsSync(file)) chmodSync(file, 0o600);
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known.length >= shortest) return known;
  // An interrupted first start may have left an empty file; nothing was signed with it.
  if (known.length > 0)
    throw new SettingsError(`Setting SECRET_KEY: ${file} does not contain a key; restore it or delete it.`);
  const key = randomBytes(32).toString('base64url');
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, key, { mode: 0o600, flush: true });
  renameSync(part, file);
  return readFileSync(file, 'utf8').trim();
}
