import { auditHead, entriesAfter } from '#server/audit/repository.ts';
import { onceFree } from '#server/db/connection/busy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { logFields } from '#server/log/log.ts';
import { beginAfter, lastTold, lockTold, staffIds, storeTold } from './told-repository.ts';

/** Milliseconds between two looks. */
const interval = 5000;

/** An entry as the process's log has it: ids, and no word of what its details say. */
export type ToldEntry = { seq: number; at: string; action: string; actor: string; subject: string; hash: string };

/** From which entry on the log is told of them; what was there before stays to be exported. */
export async function beginTelling(db: Db): Promise<void> {
  await beginAfter(db, (await auditHead(db)).seq);
}

/** Tells of what was added since, once over all processes; twice where one is killed in the middle of it. */
export async function tellEntries(db: Db, tell: (entry: ToldEntry) => void): Promise<void> {
  if ((await auditHead(db)).seq <= (await lastTold(db))) return;
  const tellNew = async (transaction: Db) => {
    let told = await lockTold(transaction);
    const ids = await staffIds(transaction);
    for (let entries = await entriesAfter(transaction, told); entries.length > 0; ) {
      for (const { seq, at, action, actor, subject, hash } of entries) {
        tell({ seq, at: new Date(at).toISOString(), action, actor: ids.get(actor) ?? '', subject, hash });
        told = seq;
      }
      entries = await entriesAfter(transaction, told);
    }
    await storeTold(transaction, told);
  };
  await onceFree(() => db.transaction().execute(tellNew));
}

/** Has every entry leave the machine with the process's log (ASVS 16.4.3). @returns what tells the last ones */
export async function startTelling(db: Db, log: (line: string) => void): Promise<{ stop: () => Promise<void> }> {
  await onceFree(() => beginTelling(db));
  let fails = false;
  const round = () =>
    tellEntries(db, (entry) => logFields('audit', entry)).then(
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
