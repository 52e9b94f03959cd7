import { errorMember } from './error-member.ts';

/** PostgreSQL: unique violation, serialization failure, deadlock. SQLite: unique violation (primary key or index). */
const postgresCodes = new Set(['23505', '40001', '40P01']);
const sqliteCodes = new Set([1555, 2067]);

/** Whether a transaction failed because of a concurrent one; a retry sees what that one wrote. */
export function isConflict(error: unknown): boolean {
  const [code, errcode] = [errorMember(error, 'code'), errorMember(error, 'errcode')];
  return postgresCodes.has(String(code)) || sqliteCodes.has(Number(errcode));
}

/** Foreign key violation, of PostgreSQL and SQLite. */
const postgresForeignKey = '23503';
const sqliteForeignKey = 787;

/** Runs a transaction, and once more if the row it refers to was erased concurrently; the retry finds nothing. */
export function retryIfErased<T>(transaction: () => Promise<T>): Promise<T> {
  return transaction().catch((error: unknown) => {
    const isErased =
      errorMember(error, 'code') === postgresForeignKey || errorMember(error, 'errcode') === sqliteForeignKey;
    if (!isErased) throw error;
    return transaction();
  });
}
