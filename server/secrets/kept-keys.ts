import type { Db } from '#server/db/connection/connect.ts';
import { readState, writeState } from '#server/db/site-state.ts';
import { createSeal } from './seal.ts';
import { fingerprint, storedFingerprint } from './secret-repository.ts';
import { derivedKey, keptPurposes, type SiteSecret } from './site-secret.ts';

/**
 * Returns the site's secret with the keys of stored hashes. These keys are stored encrypted in the database: written at
 * the first start, and re-encrypted after a change of SECRET_KEY. Call it before the start stores its own fingerprint.
 */
export async function withKeptKeys(db: Db, current: string, previous: string | null): Promise<SiteSecret> {
  const seal = createSeal({ current, previous, kept: noKeys }, 'kept keys');
  const first = previous !== null && (await storedFingerprint(db)) === fingerprint(previous) ? previous : current;
  const keys: [string, Buffer][] = [];
  for (const purpose of keptPurposes) {
    const name = `kept_key_${purpose.replace(' ', '_')}`;
    const stored = await readState(db, name);
    const opened = stored === undefined ? null : seal.open(stored, name);
    const key = opened ?? derivedKey(first, purpose);
    // A value that cannot be decrypted may belong to a key that the operator is about to restore.
    if (stored === undefined || (opened === null && previous !== null))
      await writeState(db, name, seal.seal(key, name));
    const again = stored === undefined ? null : seal.again(stored, name);
    if (again !== null) await writeState(db, name, again);
    keys.push([purpose, key]);
  }
  return { current, previous, kept: { ...noKeys, ...Object.fromEntries(keys) } };
}

const none = Buffer.alloc(0);
const noKeys = { person: none, 'recovery codes': none, forms: none, rooms: none };
