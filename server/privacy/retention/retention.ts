import { setImmediate } from 'node:timers/promises';
import { day, hour } from '#contract/durations.ts';
import { defaultRetentionDays, type RetentionDays, retentionDaysBy } from '#contract/retention-days.ts';
import {
  type RetentionKind,
  type RetentionPreview,
  type RetentionView,
  retentionKinds,
  retentionRules,
} from '#contract/staff/privacy.ts';
import { audit } from '#server/audit/record.ts';
import { sweepEntries } from '#server/audit/repository.ts';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import { bumpContentVersion } from '#server/db/site-state.ts';
import { sweepMailFiles } from '#server/outbox/transport/file-transport.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { countDue, storedRetention, storeRetention, sweepLeads, sweepRows } from './repository.ts';

/** Milliseconds between sweeps. */
export const sweepInterval = hour;
/** A preview stops counting here. */
const countedAtMost = 10_000;

type Queried = Pick<Database, 'db' | 'engine'>;

/** Deletes one portion of a kind, in a transaction; @returns how many, 0 when nothing is left */
type Sweep = (transaction: Db, before: number, engine: Engine) => Promise<number>;

/** How each kind is deleted: in portions, so that a million rows block nobody. */
const sweeps: { [K in RetentionKind]: Sweep } = {
  leads: (transaction, before, engine) => sweepLeads(transaction, engine, 'leads', before),
  spam: (transaction, before, engine) => sweepLeads(transaction, engine, 'spam', before),
  'newsletter-pending': (transaction, before) => sweepRows(transaction, 'newsletter-pending', before),
  'newsletter-ended': (transaction, before) => sweepRows(transaction, 'newsletter-ended', before),
  mails: (transaction, before) => sweepRows(transaction, 'mails', before),
  audit: (transaction, before) => sweepAudit(transaction, before),
  proofs: (transaction, before) => sweepRows(transaction, 'proofs', before),
};

/**
 * Deletes the oldest entries of the audit log, and records the deletion so that the rest of the chain can still be
 * verified. Nothing else deletes entries.
 */
async function sweepAudit(transaction: Db, before: number): Promise<number> {
  const swept = await sweepEntries(transaction, before);
  if (!swept) return 0;
  await audit(transaction, { actor: '', action: 'audit-swept', details: swept });
  return swept.count;
}

/**
 * The retention periods for the privacy page, in days; the defaults when they cannot be read, in which case `onStandIn`
 * is called.
 */
export async function publicRetentionDays(db: Db, onStandIn: () => void): Promise<RetentionDays> {
  try {
    return retentionDaysBy(await retentionDays(db));
  } catch (error) {
    console.error(`the retention rules could not be read: ${error instanceof Error ? error.message : 'unknown error'}`);
    onStandIn();
    return defaultRetentionDays;
  }
}

/** How many days a kind is kept: as set by staff, or else the default. */
async function retentionDays(db: Db): Promise<(kind: RetentionKind) => number> {
  const stored = await storedRetention(db);
  return (kind) => stored.get(kind) ?? retentionRules[kind].days;
}

export async function previewRetention(database: Queried, now = Date.now()): Promise<RetentionView[]> {
  const days = await retentionDays(database.db);
  const views: RetentionView[] = [];
  for (const kind of retentionKinds) views.push(await previewRule(database, kind, days(kind), now));
  return views;
}

/** Counts what a rule of this many days would delete now; stores nothing. */
export async function previewRule(
  database: Queried,
  kind: RetentionKind,
  days: number,
  now = Date.now(),
): Promise<RetentionPreview> {
  const due = await countDue(database, kind, now - days * day, countedAtMost + 1);
  const by = isoTime(now + sweepInterval);
  return { kind, days, due: Math.min(due, countedAtMost), dueExact: due <= countedAtMost, by };
}

/** @returns false for days outside the limits of the kind, and for a kind whose period is set by law */
export function isAllowed(kind: RetentionKind, days: number): boolean {
  const rule = retentionRules[kind];
  return 'min' in rule && days >= rule.min && days <= rule.max;
}

/**
 * Stores a new period for a kind, unless it would delete more than the current period and more than was previewed.
 * @param seen how many records the preview showed
 * @returns what the new period would delete, if that is why nothing was changed; else null
 */
export async function changeRetention(
  database: Queried,
  { kind, days, seen }: { kind: RetentionKind; days: number; seen: number },
  actor: string,
): Promise<RetentionPreview | null> {
  const { db } = database;
  const current = (await retentionDays(db))(kind);
  const found = days < current ? await previewRule(database, kind, days) : null;
  if (found && found.due > seen && found.due > (await previewRule(database, kind, current)).due) return found;
  await db.transaction().execute(async (transaction) => {
    const before = (await retentionDays(transaction))(kind);
    await storeRetention(transaction, kind, days);
    // The privacy page states the retention periods.
    await bumpContentVersion(transaction);
    await audit(transaction, { actor, action: 'retention-changed', details: { kind, before, days } });
  });
  return null;
}

/**
 * What deletes the records past their retention, kind by kind, each portion recorded in its transaction, and then the
 * files of mails. Several processes may run it concurrently.
 */
export function retentionSteps(
  { db, engine, dataFolder }: Queried & { dataFolder: string },
  now = Date.now(),
): (() => Promise<void>)[] {
  const beforeOf = async (kind: RetentionKind) => now - (await retentionDays(db))(kind) * day;
  const kinds = retentionKinds.map((kind) => async () => {
    const before = await beforeOf(kind);
    while ((await sweepPortion({ db, engine }, kind, before)) > 0) await setImmediate();
  });
  return [...kinds, async () => await sweepMailFiles(dataFolder, await beforeOf('mails'))];
}

function sweepPortion({ db, engine }: Queried, kind: RetentionKind, before: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const count = await sweeps[kind](transaction, before, engine);
    if (count > 0 && kind !== 'audit')
      await audit(transaction, { actor: '', action: 'retention-swept', details: { [kind]: count } });
    return count;
  });
}
