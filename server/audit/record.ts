import { PostgresAdapter } from 'kysely';
import { requestWait, retryWhileBusy } from '#server/db/connection/busy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { AuditEntry } from './entry.ts';
import { type AuditHead, appendEntries, appendTo } from './repository.ts';

type Waiting = { entry: AuditEntry; resolve: () => void; reject: (error: unknown) => void };

/** Entries per statement: both databases limit its parameters. */
const batchSize = 1000;
const waitingFor = new WeakMap<Db, Waiting[]>();
/** The last entry known to this process. */
const lastOf = new WeakMap<Db, AuditHead>();

/**
 * Writes to the audit log; resolves when the entry is on disk. Inside a transaction, the entry is committed or rolled
 * back with it: call it last, because it locks the log for other writers. Outside, concurrent entries share one commit.
 */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  if (db.isTransaction) return void (await appendEntries(db, [entry]));
  return new Promise((resolve, reject) => {
    const waiting = waitingFor.get(db);
    if (waiting) {
      waiting.push({ entry, resolve, reject });
      return;
    }
    waitingFor.set(db, [{ entry, resolve, reject }]);
    setImmediate(() => void flush(db));
  });
}

async function flush(db: Db): Promise<void> {
  for (;;) {
    const batch = waitingFor.get(db) ?? [];
    if (batch.length === 0) {
      waitingFor.delete(db);
      return;
    }
    waitingFor.set(db, batch.splice(batchSize));
    try {
      await store(
        db,
        batch.map(({ entry }) => entry),
      );
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

async function store(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const [first, ...others] = entries;
  const known = lastOf.get(db);
  if (first && known && others.length === 0 && db.getExecutor().adapter instanceof PostgresAdapter) {
    const appended = await appendTo(db, known, first);
    if (appended) return void lastOf.set(db, appended);
  }
  const write = () => db.transaction().execute((transaction) => appendEntries(transaction, entries));
  lastOf.set(db, await retryWhileBusy(write, requestWait));
}
