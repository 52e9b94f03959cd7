import { minute } from '#contract/durations.ts';
import type { IndexFile } from './file-repository.ts';
import type { Position } from './filter.ts';
import type { LeadChange } from './repository.ts';

/** How far the database has been read into the file. */
export type Progress = {
  /** Where the first reading of all leads continues; null once it is complete. */
  building: Position | null;
  /** The lead with the highest `seq` that was read. */
  cursor: { seq: number; id: string } | null;
  /** The last entry of the change log that was applied. */
  change: LeadChange | null;
  /** When the change log was last read. */
  followedAt: number;
};

/** The most missing numbers watched, for transactions of PostgreSQL that commit late. */
export const mostGaps = 5000;
const gapLifetime = 10 * minute;

/** `progress` is null for an empty file. */
export function readProgress(file: IndexFile): { progress: Progress | null; text: string } {
  const text = file.row<{ value: string }>('select value from progress')?.value ?? '';
  return { progress: text === '' ? null : JSON.parse(text), text };
}

/**
 * Applies what was read from the database and the new progress to the file in one transaction.
 * @returns false, with nothing applied, when another process was faster
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

/** Watches the numbers missing from an ascending list after `begin`; drops those too old or too far back. */
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
