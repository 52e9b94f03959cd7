import type { IndexFile } from './file-repository.ts';
import type { Position } from './filter.ts';
import type { LeadChange } from './repository.ts';

/** How far the database has been read into the file. */
export type Progress = {
  /** Where the first reading of all leads goes on; null once it is over. */
  building: Position | null;
  /** The newest lead of the order of storing that was read. */
  cursor: { seq: number; id: string } | null;
  /** The last line of the change log that was taken in. */
  change: LeadChange | null;
  /** When the change log was last read. */
  followedAt: number;
};

/** Numbers that were missing between others, watched for transactions of PostgreSQL that end late. */
export const mostGaps = 5000;
const gapLifetime = 600_000;

/** @returns null for a file that nothing was read into yet */
export function readProgress(file: IndexFile): { progress: Progress | null; text: string } {
  const text = file.row<{ value: string }>('select value from progress')?.value ?? '';
  return { progress: text === '' ? null : JSON.parse(text), text };
}

/**
 * Does what was read from the database into the file, wholly or not at all, and notes the progress.
 * @returns false, and nothing was done, when another process was faster
 */
export function advance(file: IndexFile, known: string, work: () => Progress): boolean {
  return file.inTransaction(() => {
    if (readProgress(file).text !== known) return false;
    const sql = 'insert into progress (one, value) values (1, ?) on conflict do update set value = excluded.value';
    file.run(sql, JSON.stringify(work()));
    return true;
  });
}

export function gaps(file: IndexFile): number[] {
  return file.rows<{ seq: number }>('select seq from gaps').map(({ seq }) => seq);
}

/**
 * Watches the numbers that are missing in an ascending list that begins after a number, and no longer those that are in
 * it.
 */
export function watchGaps(file: IndexFile, begin: number, seqs: readonly number[], now: number): void {
  let last = begin;
  for (const seq of seqs) {
    for (let missing = Math.max(last + 1, seq - mostGaps); missing < seq; missing++)
      file.run('insert into gaps (seq, since) values (?, ?) on conflict do nothing', missing, now);
    last = Math.max(last, seq);
  }
  file.run('delete from gaps where since < ? or seq <= ?', now - gapLifetime, last - mostGaps);
}

export function closeGaps(file: IndexFile, seqs: readonly number[]): void {
  for (const seq of seqs) file.run('delete from gaps where seq = ?', seq);
}
