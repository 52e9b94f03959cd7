import { errorMember } from './error-member.ts';

/** PostgreSQL: unique violation, serialization failure, deadlock. SQLite: unique violation (primary key or index). */
const postgresCodes = new Set(['23505', '40001', '40P01']);
const sqliteCodes = new Set([1555, 2067]);

/** Whether a transaction failed because of a concurrent one; a retry sees what that one wrote. */
export function isConflict(error: unknown): boolean {
  const [code, errcode] = [errorMember(error, 'code'), errorMember(error, 'errcode')];
  return postgresCodes.has(String(code)) || sqliteCodes.has(Number(errcode));
}

/** PostgreSQL: foreign key violation. */
const foreignKeyViolation = '23503';

/** Runs a transaction, and once more if the row it refers to was erased concurrently; the retry finds nothing. */
export function retryIfErased<T>(transaction: () => Promise<T>): Promise<T> {
  return transaction().catch((error: unknown) => {
    if (errorMember(error, 'code') !== foreignKeyViolation) throw error;
    return transaction();
  });
}
