import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#server/env.ts';

/** Characters of a key that is one. */
const shortest = 32;

/** The key that signs links: made once, kept in DATA_DIR readable by this user alone. */
export function signingKey(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  // A key that was put there by hand, from a backup, may be readable by others.
  if (existsSync(file)) chmodSync(file, 0o600);
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known.length >= shortest) return known;
  // A first start that was cut off may have left an empty file; nothing was signed with it.
  if (known.length > 0)
    throw new SettingsError(`Setting SECRET_KEY: ${file} does not contain a key; restore it or delete it.`);
  const key = randomBytes(32).toString('base64url');
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, key, { mode: 0o600, flush: true });
  renameSync(part, file);
  return readFileSync(file, 'utf8').trim();
}
