import { auditHead, entriesAfter } from '#server/audit/repository.ts';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { logFields } from '#server/log/log.ts';
import { repeatJob } from '#server/log/repeat-job.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { beginAfter, lastForwarded, lockForwarded, staffIds, storeForwarded } from './forwarded-repository.ts';

/** Milliseconds between rounds. */
const interval = 5000;

/** An entry as it is written to the process's log: ids only, without `details`. */
export type ForwardedEntry = { seq: number; at: string; action: string; actor: string; subject: string; hash: string };

/** Sets the entry after which forwarding begins. Earlier entries are not forwarded; they can be exported. */
export async function beginForwarding(db: Db): Promise<void> {
  await beginAfter(db, (await auditHead(db)).seq);
}

/** Forwards new entries, once across all processes; again if a process is killed before it has committed. */
export async function forwardEntries(db: Db, forward: (entry: ForwardedEntry) => void): Promise<void> {
  if ((await auditHead(db)).seq <= (await lastForwarded(db))) return;
  const forwardNew = async (transaction: Db) => {
    let forwarded = await lockForwarded(transaction);
    const ids = await staffIds(transaction);
    for (let entries = await entriesAfter(transaction, forwarded); entries.length > 0; ) {
      for (const { seq, at, action, actor, subject, hash } of entries) {
        forward({ seq, at: isoTime(at), action, actor: ids.get(actor) ?? '', subject, hash });
        forwarded = seq;
      }
      entries = await entriesAfter(transaction, forwarded);
    }
    await storeForwarded(transaction, forwarded);
  };
  await retryWhileBusy(() => db.transaction().execute(forwardNew));
}

/** Copies every audit entry to the process's log, to take it off the machine (ASVS 16.4.3). `stop` sends the rest. */
export async function startForwarding(db: Db, log: (line: string) => void): Promise<{ stop: () => Promise<void> }> {
  await retryWhileBusy(() => beginForwarding(db));
  const forward = () => forwardEntries(db, (entry) => logFields('audit', entry));
  return { stop: repeatJob(interval, 'Audit entries could not be forwarded', forward, log).finish };
}
