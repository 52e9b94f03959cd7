import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from '#server/db/connection/busy.ts';
import type { Database, Engine } from '#server/db/connection/connect.ts';
import { dropSegments, lastStored, leadsBetween, storedSegment, storedSegments, storePart } from './repository.ts';
import { buildSegment, type IndexedLead, idOf, type Segment, segmentSize } from './segment.ts';
import { readSegment, writeSegment } from './segment-bytes.ts';

/** A segment with the places, in the order of storing, between which it holds all leads. */
export type Stretch = { first: number; last: number; segment: Segment; changed: boolean };

/** Stretches with fewer leads are built anew at each start: quicker than storing them. */
const worthStoring = segmentSize / 4;
/** Places behind which nothing is stored: PostgreSQL's transactions end in another order than they began. */
const margin = 5000;
const partSize = 1 << 20;

type Opened = Pick<Database, 'db' | 'engine'>;

/**
 * All leads as stretches in the order of storing: what is stored of the index is read, the rest built from the leads
 * and stored where it is worth it.
 * @param seen the last change before anything was read
 */
export async function loadStretches(database: Opened, seen: number): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  let next = 0;
  for (const { first, last } of await storedSegments(database.db)) {
    if (first < next) continue;
    const segment = readSegment(await storedSegment(database.db, first, last));
    if (!segment) continue;
    if (!(await isOf(database, segment, last))) {
      await dropSegments(database.db, 0, Number.MAX_SAFE_INTEGER);
      return buildStretches(database, 0, null, seen);
    }
    if (first > next) stretches.push(...(await buildStretches(database, next, first - 1, seen)));
    stretches.push({ first, last, segment, changed: false });
    next = last + 1;
  }
  stretches.push(...(await buildStretches(database, next, null, seen)));
  return stretches;
}

/** Whether a stored segment still speaks of the same places: SQLite numbers its rows anew when a dump is restored. */
async function isOf({ db, engine }: Opened, segment: Segment, last: number): Promise<boolean> {
  const [lead] = await leadsBetween(db, engine, last, last, 1);
  const number = segment.seqs.indexOf(last);
  return lead !== undefined && number >= 0 && idOf(segment, number) === lead.id;
}

/** Builds what the leads from `first` to `last` need. */
export async function buildStretches(
  { db, engine }: Opened,
  first: number,
  last: number | null,
  seen: number,
): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  let next = first;
  while (last === null || next <= last) {
    const leads = await leadsBetween(db, engine, next, last, segmentSize);
    if (leads.length === 0) break;
    for (const some of atMargin(leads, engine, last)) {
      const stretch = stretchOf(some);
      stretches.push(stretch);
      await store({ db, engine }, stretch, seen);
    }
    next = (leads.at(-1)?.seq ?? 0) + 1;
    if (leads.length < segmentSize) break;
  }
  return stretches;
}

/** In PostgreSQL the newest leads apart: what stands before them can be stored. */
function atMargin(leads: readonly IndexedLead[], engine: Engine, last: number | null): (readonly IndexedLead[])[] {
  if (engine === 'sqlite' || last !== null || leads.length < worthStoring + margin) return [leads];
  const split = leads.length - margin;
  return [leads.slice(0, split), leads.slice(split)];
}

/** The stretch of leads that are given in the order of storing. */
export function stretchOf(leads: readonly IndexedLead[]): Stretch {
  const first = leads[0]?.seq ?? 0;
  const last = leads.at(-1)?.seq ?? 0;
  return { first, last, segment: buildSegment(leads), changed: false };
}

/** Stores a stretch for the next start, unless it is small or may still change; without it the start takes longer. */
async function store({ db, engine }: Opened, { first, last, segment }: Stretch, seen: number): Promise<void> {
  if (segment.count < worthStoring) return;
  const newest = await lastStored(db, engine);
  if (!newest || newest.seq < last + (engine === 'postgres' ? margin : 0)) return;
  try {
    await patiently(() => dropSegments(db, first, last));
    const bytes = writeSegment(segment);
    const parts = Math.ceil(bytes.length / partSize);
    for (let part = 0; part < parts; part++) {
      const data = bytes.subarray(part * partSize, (part + 1) * partSize);
      if (!(await patiently(() => storePart(db, engine, { first, last, part, parts, data }, seen)))) return;
      // Visitors' leads go first.
      await sleep(5);
    }
  } catch (error) {
    if (!isBusy(error) && !isTaken(error)) throw error;
  }
}

/** Another process is storing the same stretch. */
function isTaken(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23505' || errcode === 1555 || errcode === 2067;
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || attempt === 20) throw error;
      await sleep(50);
    }
  }
}
