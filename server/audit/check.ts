import { setImmediate } from 'node:timers/promises';
import type { AuditCheckAnswer } from '#contract/staff/audit.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { entryHash } from './entry.ts';
import { type AuditHead, auditHead, entriesAfter, lastDeleted } from './repository.ts';

/**
 * Reads the whole log in batches: each entry must have the next number, the previous entry's hash, and a hash that
 * matches its content. The first entry must follow the last one that the sweep has recorded as deleted.
 * @param onEntry is called with each valid entry
 */
export async function checkAuditLog(db: Db, onEntry: (entry: AuditHead) => void = () => {}): Promise<AuditCheckAnswer> {
  const last = await auditHead(db);
  let previous: AuditHead = await lastDeleted(db);
  let checked = 0;
  const broken = (seq: number): AuditCheckAnswer => ({ intact: false, checked, brokenAt: seq, last });
  for (;;) {
    const entries = await entriesAfter(db, checked === 0 ? 0 : previous.seq);
    if (entries.length === 0) break;
    for (const entry of entries) {
      if (entry.seq > previous.seq + 1) {
        const swept = await lastDeleted(db);
        // The sweep has deleted more since: the check goes on after that.
        if (swept.seq > previous.seq) {
          previous = swept;
          break;
        }
      }
      const fits = entry.seq === previous.seq + 1 && entry.previous_hash === previous.hash;
      const named = entry.seq !== last.seq || entry.hash === last.hash;
      if (!fits || !named || entryHash(entry) !== entry.hash) return broken(entry.seq);
      previous = { seq: entry.seq, hash: entry.hash };
      checked += 1;
      onEntry(previous);
    }
    if (previous.seq >= last.seq) break;
    await setImmediate();
  }
  // Entries may have been added meanwhile; the entry that the head named must have been among those read.
  if (previous.seq < last.seq) return broken(previous.seq + 1);
  return { intact: true, checked, brokenAt: null, last };
}
