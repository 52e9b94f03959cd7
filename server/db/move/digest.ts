import { hash } from 'node:crypto';
import { plain, type Row, rowsOf, type Side, type TableName } from './rows.ts';

export type Digest = { rows: number; content: string };

/** Sums of hashes wrap at 256 bits. */
const modulus = 1n << 256n;

/**
 * Computes the row count and a checksum of a table: the sum of the rows' SHA-256 (of the JSON list of values, columns
 * by name), which does not depend on the order in which an engine returns them.
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

/** The digest of a whole table. Call it inside a transaction. */
export async function digestOf(side: Side, table: TableName, columns: readonly string[]): Promise<Digest> {
  const digest = createDigest(columns);
  for await (const rows of rowsOf(side, table, columns)) digest.add(rows);
  return digest.end();
}
