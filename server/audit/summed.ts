import type { Db } from '#server/db/connection/connect.ts';
import type { AuditEntry } from './entry.ts';
import { audit } from './record.ts';

type Sum = { entry: AuditEntry; hour: number; further: number };

const hourLength = 3_600_000;
/** Different entries of an hour that one process sums up; what comes beyond them is one sum without its details. */
const mostSums = 1000;
const sumsOf = new WeakMap<Db, Map<string, Sum>>();

/**
 * Records what strangers may cause any number of times: the first of an hour at once, the others of the same hour as
 * one entry with their number (`further`) once it is over. Entries are the same by actor, action, subject and details,
 * but for the network, which is that of the first. A crash loses the numbers, not the first entries.
 */
export async function auditSummed(db: Db, entry: AuditEntry, now = Date.now()): Promise<void> {
  const sums = sumsOf.get(db) ?? new Map<string, Sum>();
  sumsOf.set(db, sums);
  const hour = Math.floor(now / hourLength);
  if ([...sums.values()].some((sum) => sum.hour < hour)) await writeSums(db, now);
  const { network: _, ...details } = entry.details ?? {};
  const own = { ...entry, details };
  const beyond = sums.size >= mostSums && !sums.has(nameOf(own));
  const same = beyond ? { action: entry.action, actor: '' } : own;
  const sum = sums.get(nameOf(same));
  if (sum) {
    sum.further += 1;
    return;
  }
  sums.set(nameOf(same), { entry: same, hour, further: 0 });
  try {
    await audit(db, beyond ? same : entry);
  } catch (error) {
    // The next one is the first then.
    sums.delete(nameOf(same));
    throw error;
  }
}

const nameOf = ({ actor, action, subject, details }: AuditEntry) => JSON.stringify([actor, action, subject, details]);

/** Writes the sums of the hours that are over. @param now Infinity as well for those of the hour that is not */
export async function writeSums(db: Db, now = Date.now()): Promise<void> {
  const sums = sumsOf.get(db);
  if (!sums) return;
  const over = [...sums].filter(([, { hour }]) => hour < Math.floor(now / hourLength));
  for (const [key] of over) sums.delete(key);
  try {
    for (let next = over[0]; next; next = over[0]) {
      const [, { entry, hour, further }] = next;
      const since = new Date(hour * hourLength).toISOString();
      if (further > 0) await audit(db, { ...entry, details: { ...entry.details, further, since } });
      over.shift();
    }
  } catch (error) {
    // What is not written yet is written the next time.
    for (const [key, sum] of over) if (!sums.has(key)) sums.set(key, sum);
    throw error;
  }
}
