import { hash } from 'node:crypto';
import { plain, type Row, rowsOf, type Side, type TableName } from './rows.ts';

export type Digest = { rows: number; content: string };

/** Sums of hashes are kept to so many. */
const modulus = 1n << 256n;

/**
 * How many rows a table has, and a number that their content gives: the sum of each one's SHA-256 (over the JSON list
 * of its values, columns by name), so that it is the same in whatever order an engine reads them.
 */
export function createDigest(columns: readonly string[]): { add: (rows: readonly Row[]) => void; end: () => Digest } {
  let count = 0;
  let sum = 0n;
  return {
    add(rows) {
      for (const row of rows) sum += BigInt(`0x${hash('sha256', JSON.stringify(columns.map((c) => plain(row[c]))))}`);
      sum %= modulus;
      count += rows.length;
    },
    end: () => ({ rows: count, content: sum.toString(16).padStart(64, '0') }),
  };
}

/** The same of a whole table; within a transaction. */
export async function digestOf(side: Side, table: TableName, columns: readonly string[]): Promise<Digest> {
  const digest = createDigest(columns);
  for await (const rows of rowsOf(side, table, columns)) digest.add(rows);
  return digest.end();
}
