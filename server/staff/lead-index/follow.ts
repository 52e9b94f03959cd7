import { day, hour } from '#contract/durations.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { beginMerge, hiddenLeads, hideLeads, lastStoredBefore, putLeads } from './document-repository.ts';
import type { IndexFile } from './file-repository.ts';
import { advance, closeGaps, gaps, mostGaps, type Progress, readProgress, watchGaps } from './progress-repository.ts';
import {
  changesFrom,
  type LeadChange,
  lastChange,
  lastStored,
  leadsAt,
  leadsListedAfter,
  leadsStoredFrom,
} from './repository.ts';

type Source = Pick<Database, 'db' | 'engine'>;

/** Leads or changes read per query. */
const portion = 2000;
/** How long the change log is kept (milliseconds; `housekeeping.ts`); `safeMemory` allows for an hour of clock skew. */
export const changeMemory = 7 * day;
const safeMemory = changeMemory - hour;
/** Number of hidden leads above which rebuilding the file is faster than erasing each. */
const mostHidden = 20_000;

/** Milliseconds after which the progress is written, even without changes. */
const followedAtLeast = hour;

/** `ready`: the file has everything that the database had. `useless`: it must be rebuilt. */
type Step = 'ready' | 'more' | 'useless';

export function isBuilding(file: IndexFile): boolean {
  const { progress } = readProgress(file);
  return !progress || progress.building !== null;
}

/** Reads the next batch into the file: first all leads in the order of the list, then what has changed since. */
export function follow(source: Source, file: IndexFile): Promise<Step> {
  const { progress, text } = readProgress(file);
  if (!progress) return begin(source, file, text);
  return progress.building ? build(source, file, progress, text) : catchUp(source, file, progress, text);
}

/** Records from where changes must be read once all leads have been. */
async function begin({ db, engine }: Source, file: IndexFile, text: string): Promise<Step> {
  const change = await lastChange(db);
  const last = await lastStored(db, engine);
  // PostgreSQL transactions may commit in a different order than their numbers were assigned.
  const cursor = engine === 'postgres' && last ? await lastStored(db, engine, last.seq - mostGaps) : last;
  advance(file, text, () => ({ building: { createdAt: 0, id: '' }, cursor, change, followedAt: Date.now() }));
  return 'more';
}

async function build({ db, engine }: Source, file: IndexFile, progress: Progress, text: string): Promise<Step> {
  const leads = await leadsListedAfter(db, engine, progress.building ?? { createdAt: 0, id: '' }, portion);
  const last = leads.length < portion ? undefined : leads.at(-1);
  const building = last ? { createdAt: last.created_at, id: last.id } : null;
  advance(file, text, () => {
    putLeads(file, leads);
    if (!building) beginMerge(file);
    return { ...progress, building };
  });
  return 'more';
}

async function catchUp({ db, engine }: Source, file: IndexFile, progress: Progress, text: string): Promise<Step> {
  const { change, cursor } = progress;
  const now = Date.now();
  const log = await changesFrom(db, change?.n ?? 0, portion);
  if (!continues(progress, log, now)) return 'useless';
  const changes = log.filter(({ n }) => n !== change?.n);
  const changed = [...new Set(changes.map(({ seq }) => seq))];
  const missing = gaps(file);
  const again = await leadsAt(db, engine, [...changed, ...missing]);
  const stored = await leadsStoredFrom(db, engine, cursor?.seq ?? 0, portion);
  const moved = cursor !== null && changed.includes(cursor.seq);
  const lost = cursor !== null && !moved && stored[0]?.id !== cursor.id;
  // Erased after the log was read, or this is another database or a restored one.
  if (lost && log.length < portion) return ((await lastChange(db))?.n ?? 0) > (log.at(-1)?.n ?? 0) ? 'more' : 'useless';
  const found = new Set(again.map(({ seq }) => seq));
  // If the cursor's lead is lost, the rest of the log explains why.
  const fresh = lost ? [] : stored.filter(({ seq }) => seq !== cursor?.seq || moved);
  const whole = log.length < portion && stored.length < portion;
  if (changed.length + again.length + fresh.length === 0 && now - progress.followedAt < followedAtLeast) return 'ready';
  const done = advance(file, text, () => {
    hideLeads(
      file,
      changed.filter((seq) => !found.has(seq)),
    );
    putLeads(file, [...again, ...fresh.filter(({ seq }) => !found.has(seq))]);
    closeGaps(file, [...found]);
    if (engine === 'postgres')
      watchGaps(
        file,
        cursor?.seq ?? 0,
        fresh.map(({ seq }) => seq),
        now,
      );
    const newest = fresh.at(-1) ?? (moved ? lastStoredBefore(file, cursor.seq) : cursor);
    return {
      building: null,
      cursor: newest && { seq: newest.seq, id: newest.id },
      change: changes.at(-1) ?? change,
      followedAt: now,
    };
  });
  if (!done) return 'more';
  if (hiddenLeads(file) > mostHidden) return 'useless';
  return whole ? 'ready' : 'more';
}

/** Whether the change log continues from where it was last read, with no entry deleted in between. */
function continues({ change, followedAt }: Progress, log: readonly LeadChange[], now: number): boolean {
  const [first] = log;
  if (change && first?.n === change.n) return first.seq === change.seq && first.changed_at === change.changed_at;
  // The last change is never deleted: a database without it was restored, or is another one.
  if (!first) return change === null;
  return now - followedAt < safeMemory;
}
