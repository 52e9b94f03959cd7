import { errorMember } from './error-member.ts';

/** PostgreSQL: a key that exists, a serialization failure, a deadlock. SQLite: a key that exists (two codes). */
const postgresCodes = new Set(['23505', '40001', '40P01']);
const sqliteCodes = new Set([1555, 2067]);

/** Whether a transaction failed because another one was quicker: tried again, it sees what that one has written. */
export function isConflict(error: unknown): boolean {
  const [code, errcode] = [errorMember(error, 'code'), errorMember(error, 'errcode')];
  return postgresCodes.has(String(code)) || sqliteCodes.has(Number(errcode));
}

/** PostgreSQL: what a row was to belong to is gone. */
const belongsToNothing = '23503';

/**
 * Carries out a transaction, once more where another one has erased in that moment what it writes about: the second
 * time it finds nothing.
 */
export function againIfErased<T>(transaction: () => Promise<T>): Promise<T> {
  return transaction().catch((error: unknown) => {
    if (errorMember(error, 'code') !== belongsToNothing) throw error;
    return transaction();
  });
}
