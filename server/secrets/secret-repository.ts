import type { Db } from '#server/db/connection/connect.ts';
import { readState, writeState } from '#server/db/site-state.ts';
import { derivedKey } from './site-secret.ts';

const name = 'secret_fingerprint';

/** Identifies a key without revealing it. */
export const fingerprint = (key: string): string => derivedKey(key, 'fingerprint').toString('hex').slice(0, 32);

/** The fingerprint of the key used by the last start. */
export const storedFingerprint = (db: Db): Promise<string | undefined> => readState(db, name);

/**
 * Stores in the database which key this start uses.
 * @returns whether the last start used a key that is neither the current nor the previous one
 */
export async function secretChanged(db: Db, current: string, previous: string | null): Promise<boolean> {
  const value = fingerprint(current);
  const before = await storedFingerprint(db);
  if (before === value) return false;
  await writeState(db, name, value);
  return before !== undefined && (previous === null || before !== fingerprint(previous));
}
