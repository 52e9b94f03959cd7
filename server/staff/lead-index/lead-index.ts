import type { Database } from '#server/db/connection/connect.ts';
import { countIn, type LeadCount } from './counts.ts';
import { createDeskFacts, type DeskFacts } from './desk-facts.ts';
import { changesAfter, factsAfter, factsAt, lastChange, lastStored, leadsAt, leadsBetween } from './repository.ts';
import { type Found, findIn, type Page } from './search.ts';
import { buildSegment, type IndexedLead, idOf, type Segment, segmentSize } from './segment.ts';
import { buildStretches, loadStretches, type Stretch, stretchOf } from './stretches.ts';

/** Leads that are kept as they are and inverted anew when one more comes; beyond, they become a stretch. */
const tailSize = 1000;
/** Changes at once for which reading all anew is quicker. */
const manyChanges = 20_000;
/** Places that were missing between others, watched for transactions of PostgreSQL that end late. */
const mostGaps = 5000;
const gapLifetime = 600_000;
/** Facts of the desk read at a time. */
const factPortion = 100_000;

export type LeadIndex = {
  find: (page: Page, countTo: number) => Promise<Found>;
  /** All leads by period, source and kind; periods begin at these moments, ascending. */
  count: (starts: readonly number[]) => Promise<LeadCount[]>;
};

/**
 * All leads, inverted, in the memory of this thread. Each question first reads what was stored, changed or erased since the
 * one before, so that an answer is never older than the question.
 */
export function createLeadIndex({ db, engine }: Pick<Database, 'db' | 'engine'>): LeadIndex {
  let stretches: Stretch[] | null = null;
  /** By place: leads newer than all stretches, and changed ones of any age. */
  let tail = new Map<number, IndexedLead>();
  let tailSegment: Segment | null = null;
  let facts = createDeskFacts();
  /** The newest place that was read, and the lead that must stand there; null where it was changed since. */
  let cursor: { seq: number; id: string | null } = { seq: 0, id: null };
  /** The last change that was taken in. */
  let seen = 0;
  /** Missing places and since when they are known. */
  let gaps = new Map<number, number>();
  let queue: Promise<unknown> = Promise.resolve();

  async function load(): Promise<Stretch[]> {
    tail = new Map();
    tailSegment = null;
    gaps = new Map();
    seen = await lastChange(db);
    // PostgreSQL reads both at once.
    const [loaded, said] = await Promise.all([loadStretches({ db, engine }, seen), readAllFacts()]);
    facts = said;
    cursor = endOf(loaded.at(-1));
    if (engine === 'postgres') {
      const begin = Math.max(1, cursor.seq - mostGaps);
      const known = new Set(loaded.filter(({ last }) => last >= begin).flatMap(({ segment }) => [...segment.seqs]));
      for (let seq = begin; seq < cursor.seq; seq++) if (!known.has(seq)) miss(seq);
    }
    return loaded;
  }

  async function readAllFacts(): Promise<DeskFacts> {
    const said = createDeskFacts();
    for (let after: string | null = ''; after !== null; ) {
      const { groups, last }: Awaited<ReturnType<typeof factsAfter>> = await factsAfter(db, engine, after, factPortion);
      for (const group of groups) said.takeAll(group);
      after = last;
    }
    return said;
  }

  /** @returns false when what is known is of no use any more */
  async function catchUp(known: Stretch[]): Promise<boolean> {
    const changes = await changesAfter(db, seen, manyChanges);
    if (changes.length === manyChanges) return false;
    const erased = changes.filter(({ desk }) => !desk);
    for (const { seq } of erased) forget(known, seq);
    if (erased.length > 0) {
      // A place that became free at the end is given again by SQLite.
      const newest = await lastStored(db, engine);
      if (!newest || newest.seq <= cursor.seq) cursor = newest ?? { seq: 0, id: null };
    }
    seen = changes.at(-1)?.n ?? seen;
    const again = [...new Set([...erased.map(({ seq }) => seq), ...gaps.keys()])];
    if (again.length > 0) for (const lead of await leadsAt(db, engine, again)) take(lead);
    await readFacts(known, [...new Set(changes.map(({ seq }) => seq))]);
    if (!(await readNew(known))) return (await lastChange(db)) > seen && catchUp(known);
    for (const [seq, since] of gaps) if (gaps.size > mostGaps || since < Date.now() - gapLifetime) gaps.delete(seq);
    return true;
  }

  async function readFacts(known: readonly Stretch[], seqs: readonly number[]): Promise<void> {
    if (seqs.length === 0) return;
    for (const seq of seqs) facts.forget(seq);
    for (const fact of await factsAt(db, engine, seqs)) facts.take(fact);
    for (const seq of seqs) {
      for (const { segment, lead } of placesOf(known, seq)) if (segment.desk) segment.desk[lead] = facts.codeAt(seq);
    }
    if (tailSegment) tailSegment.desk = null;
  }

  /** @returns false when another lead stands at the place where reading goes on */
  async function readNew(known: Stretch[]): Promise<boolean> {
    for (;;) {
      const from = cursor.id === null ? cursor.seq + 1 : cursor.seq;
      const leads = await leadsBetween(db, engine, from, null, segmentSize);
      if (cursor.id !== null && leads[0]?.id !== cursor.id) return false;
      for (const lead of cursor.id === null ? leads : leads.slice(1)) {
        if (engine === 'postgres')
          for (let seq = Math.max(cursor.seq + 1, lead.seq - mostGaps); seq < lead.seq; seq++) miss(seq);
        cursor = { seq: lead.seq, id: lead.id };
        take(lead);
      }
      if (tail.size > tailSize) closeTail(known);
      if (leads.length < segmentSize) return true;
    }
  }

  function miss(seq: number): void {
    gaps.set(seq, Date.now());
  }

  function take(lead: IndexedLead): void {
    tail.set(lead.seq, lead);
    tailSegment = null;
    gaps.delete(lead.seq);
  }

  function drop(seq: number): void {
    if (tail.delete(seq)) tailSegment = null;
  }

  function forget(known: readonly Stretch[], seq: number): void {
    drop(seq);
    if (cursor.seq === seq) cursor = { seq, id: null };
    for (const { stretch, segment, lead } of placesOf(known, seq)) {
      segment.alive[lead >> 4] = (segment.alive[lead >> 4] as number) & ~(1 << (lead & 15));
      stretch.changed = true;
    }
  }

  /** Makes a stretch of the new leads; those that were changed inside older ones wait for these to be built anew. */
  function closeTail(known: Stretch[]): void {
    const end = known.at(-1)?.last ?? 0;
    const fresh = [...tail.values()].filter(({ seq }) => seq > end).sort((a, b) => a.seq - b.seq);
    for (let from = 0; from < fresh.length; from += segmentSize)
      known.push(stretchOf(fresh.slice(from, from + segmentSize)));
    for (const { seq } of fresh) drop(seq);
  }

  async function current(): Promise<Segment[]> {
    try {
      if (!stretches || !(await catchUp(stretches))) stretches = await load();
    } catch (error) {
      // Half of what was new may be missing: all is read again by the next question.
      stretches = null;
      throw error;
    }
    tailSegment ??= buildSegment([...tail.values()]);
    return [...stretches.map(({ segment }) => segment), tailSegment];
  }

  /** Builds a changed stretch anew, or one of many small ones. */
  async function tidy(): Promise<void> {
    const known = stretches;
    if (!known) return;
    const changed = known.findIndex((stretch) => stretch.changed);
    const from = changed >= 0 ? changed : firstOfSmall(known);
    if (from < 0) return;
    const old = known.slice(from, changed >= 0 ? from + 1 : undefined);
    const first = old[0]?.first ?? 0;
    const last = old.at(-1)?.last ?? 0;
    const built = await buildStretches({ db, engine }, first, last, seen);
    known.splice(from, old.length, ...built);
    for (const seq of [...tail.keys()]) if (seq >= first && seq <= last) drop(seq);
  }

  /** One after the other: a question never meets a half-read state. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work);
    const tidied = done.then(tidy, () => {});
    queue = tidied.catch(() => {
      stretches = null;
    });
    return done;
  }

  return {
    find: (page, countTo) => inTurn(async () => findIn(await current(), facts, page, countTo)),
    count: (starts) => inTurn(async () => countIn(await current(), starts)),
  };
}

/** Where the lead at a place stands in the stretches; nowhere while it is in the tail. */
function placesOf(known: readonly Stretch[], seq: number): { stretch: Stretch; segment: Segment; lead: number }[] {
  return known.flatMap((stretch) => {
    if (seq < stretch.first || seq > stretch.last) return [];
    const lead = stretch.segment.seqs.indexOf(seq);
    return lead < 0 ? [] : { stretch, segment: stretch.segment, lead };
  });
}

/** The last place of a stretch, and the lead that stands there. */
function endOf(stretch: Stretch | undefined): { seq: number; id: string | null } {
  if (!stretch) return { seq: 0, id: null };
  const lead = stretch.segment.seqs.indexOf(stretch.last);
  return { seq: stretch.last, id: lead < 0 ? null : idOf(stretch.segment, lead) };
}

/** Where the small stretches at the end begin that fill a whole one together; -1 while they do not. */
function firstOfSmall(known: readonly Stretch[]): number {
  let sum = 0;
  for (let at = known.length - 1; at >= 0; at--) {
    const size = known[at]?.segment.count ?? 0;
    if (size > segmentSize / 2) return -1;
    sum += size;
    if (sum >= segmentSize) return at;
  }
  return -1;
}
