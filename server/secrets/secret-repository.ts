import type { Db } from '#server/db/connection/connect.ts';
import { readState, writeState } from '#server/db/site-state.ts';
import { derivedKey } from './site-secret.ts';

const name = 'secret_fingerprint';

/** Tells keys apart without telling them. */
export const fingerprint = (key: string): string => derivedKey(key, 'fingerprint').toString('hex').slice(0, 32);

/** Of the key that the start before used. */
export const storedFingerprint = (db: Db): Promise<string | undefined> => readState(db, name);

/**
 * Notes in the database which key this start uses.
 * @returns whether the start before used one that is neither this nor the one before
 */
export async function secretChanged(db: Db, current: string, previous: string | null): Promise<boolean> {
  const value = fingerprint(current);
  const before = await storedFingerprint(db);
  if (before === value) return false;
  await writeState(db, name, value);
  return before !== undefined && (previous === null || before !== fingerprint(previous));
}
