import { hour as hourLength } from '#contract/durations.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { AuditEntry } from './entry.ts';
import { audit } from './record.ts';

type Sum = { entry: AuditEntry; hour: number; further: number };

/** The most distinct entries per hour and process; further ones are counted together, without details. */
const mostSums = 1000;
const sumsOf = new WeakMap<Db, Map<string, Sum>>();

/**
 * Records events that anyone can cause in any number: the first of an hour immediately, the others of that hour as one
 * entry with their number (`further`) after it. Entries are the same if actor, action, subject and details match,
 * except for the network, which is that of the first. A crash loses the numbers, not the first entries.
 */
export async function auditAggregated(db: Db, entry: AuditEntry, now = Date.now()): Promise<void> {
  const sums = sumsOf.get(db) ?? new Map<string, Sum>();
  sumsOf.set(db, sums);
  const hour = Math.floor(now / hourLength);
  if ([...sums.values()].some((sum) => sum.hour < hour)) await flushAggregates(db, now);
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
    // Not recorded, so the next one counts as the first.
    sums.delete(nameOf(same));
    throw error;
  }
}

const nameOf = ({ actor, action, subject, details }: AuditEntry) => JSON.stringify([actor, action, subject, details]);

/** Writes the sums of past hours. @param now Infinity to include the current hour */
export async function flushAggregates(db: Db, now = Date.now()): Promise<void> {
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
    // Keeps what is not written yet for the next call.
    for (const [key, sum] of over) if (!sums.has(key)) sums.set(key, sum);
    throw error;
  }
}
