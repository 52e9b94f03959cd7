import { auditHead, entriesAfter } from '#server/audit/repository.ts';
import { onceFree } from '#server/db/connection/busy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { logFields } from '#server/log/log.ts';
import { beginAfter, lastForwarded, lockForwarded, staffIds, storeForwarded } from './forwarded-repository.ts';

/** Milliseconds between two looks. */
const interval = 5000;

/** An entry as the process's log has it: ids, and no word of what its details say. */
export type ForwardedEntry = { seq: number; at: string; action: string; actor: string; subject: string; hash: string };

/** From which entry on the log is told of them; what was there before stays to be exported. */
export async function beginForwarding(db: Db): Promise<void> {
  await beginAfter(db, (await auditHead(db)).seq);
}

/** Tells of what was added since, once over all processes; twice where one is killed in the middle of it. */
export async function forwardEntries(db: Db, forward: (entry: ForwardedEntry) => void): Promise<void> {
  if ((await auditHead(db)).seq <= (await lastForwarded(db))) return;
  const forwardNew = async (transaction: Db) => {
    let forwarded = await lockForwarded(transaction);
    const ids = await staffIds(transaction);
    for (let entries = await entriesAfter(transaction, forwarded); entries.length > 0; ) {
      for (const { seq, at, action, actor, subject, hash } of entries) {
        forward({ seq, at: new Date(at).toISOString(), action, actor: ids.get(actor) ?? '', subject, hash });
        forwarded = seq;
      }
      entries = await entriesAfter(transaction, forwarded);
    }
    await storeForwarded(transaction, forwarded);
  };
  await onceFree(() => db.transaction().execute(forwardNew));
}

/** Has every entry leave the machine with the process's log (ASVS 16.4.3). @returns what tells the last ones */
export async function startForwarding(db: Db, log: (line: string) => void): Promise<{ stop: () => Promise<void> }> {
  await onceFree(() => beginForwarding(db));
  let fails = false;
  const round = () =>
    forwardEntries(db, (entry) => logFields('audit', entry)).then(
      () => {
        fails = false;
      },
      (error: Error) => {
        // Once while it lasts: the next round tells what this one did not.
        if (!fails) log(`Audit log, not told: ${error.message}`);
        fails = true;
      },
    );
  const timer = setInterval(() => void round(), interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round();
    },
  };
}
