import type { DeskFacts, DeskFilter } from './desk-facts.ts';
import { has, idOf, type LeadSet, rangeSet, type Segment, setWords, sizeOf } from './segment.ts';
import { leadsWith } from './word-match.ts';

/** A filter in the index's terms: folded words that must all occur, and moments (`before` excluded). */
export type IndexFilter = {
  words: readonly string[];
  source: string | null;
  kind: string | null;
  since: number | null;
  before: number | null;
  desk: DeskFilter | null;
};

/** Newest first; `oldestFirst` the other way round. `after` is the last lead of the page before. */
export type Page = {
  filter: IndexFilter;
  after: { createdAt: number; id: string } | null;
  limit: number;
  oldestFirst?: boolean;
};

export type Found = {
  ids: string[];
  /** Where the page after this one begins; null at the end. */
  next: Page['after'];
  /** Exact up to the limit of counting; at that, there may be more. */
  total: number;
};

/** Ids of a page over all segments, and how many leads there are up to `countTo`. */
export function findIn(
  segments: readonly Segment[],
  facts: DeskFacts,
  { filter, after, limit, oldestFirst }: Page,
  countTo: number,
): Found {
  const step = oldestFirst ? -1 : 1;
  const ordered = segments
    .filter(({ count }) => count > 0)
    .sort((a, b) => (createdFirst(b, step) - createdFirst(a, step)) * step);
  // Longest first: mostly the rarest, and a segment without it needs no other.
  const words = filter.words.toSorted((a, b) => b.length - a.length);
  const allowed = filter.desk && facts.allowed(filter.desk);
  const sets = new Map<Segment, LeadSet | null>();
  const setOf = (segment: Segment) => {
    let set = sets.get(segment);
    if (set === undefined) {
      set = matching(segment, { ...filter, words });
      if (set && allowed && !keepAllowed(set, facts.codesOf(segment), allowed)) set = null;
      sets.set(segment, set);
    }
    return set;
  };
  let total = 0;
  for (const segment of ordered) {
    if (total >= countTo) break;
    const set = setOf(segment);
    if (set) total += sizeOf(set);
  }
  return { ...leadsOf(ordered, setOf, step, after, limit), total: Math.min(total, countTo) };
}

/** Which way a segment is read: 1 from its newest lead to its oldest, -1 from its oldest to its newest. */
type Step = 1 | -1;
type Reading = { segment: Segment; set: LeadSet; at: number };

/** When the lead came that a segment is read from. */
function createdFirst({ created, count }: Segment, step: Step): number {
  return created[step === 1 ? 0 : count - 1] as number;
}

/** Merges the segments' leads; a segment is opened only when its first lead can be next. */
function leadsOf(
  ordered: readonly Segment[],
  setOf: (segment: Segment) => LeadSet | null,
  step: Step,
  after: Page['after'],
  limit: number,
): Omit<Found, 'total'> {
  const ids: string[] = [];
  const open: Reading[] = [];
  let unopened = 0;
  let last: Page['after'] = null;
  for (;;) {
    let best = foremost(open, step);
    for (let segment = ordered[unopened]; segment; segment = ordered[unopened]) {
      if (best && ((best.segment.created[best.at] as number) - createdFirst(segment, step)) * step > 0) break;
      unopened++;
      const at = after ? firstAfter(segment, after, step) : step === 1 ? 0 : segment.count - 1;
      if (at < 0 || at >= segment.count) continue;
      const set = setOf(segment);
      if (!set) continue;
      const reading = { segment, set, at: at - step };
      if (advance(reading, step)) open.push(reading);
      best = foremost(open, step);
    }
    if (!best) return { ids, next: null };
    if (ids.length === limit) return { ids, next: last };
    last = { createdAt: best.segment.created[best.at] as number, id: idOf(best.segment, best.at) };
    ids.push(last.id);
    if (!advance(best, step)) open.splice(open.indexOf(best), 1);
  }
}

function foremost(open: readonly Reading[], step: Step): Reading | null {
  let best: Reading | null = null;
  for (const reading of open) if (!best || compare(reading, best) * step > 0) best = reading;
  return best;
}

function compare(a: Reading, b: Reading): number {
  const difference = (a.segment.created[a.at] as number) - (b.segment.created[b.at] as number);
  if (difference !== 0) return difference;
  return idOf(a.segment, a.at) > idOf(b.segment, b.at) ? 1 : -1;
}

/** To the next lead of the set. @returns false at its end */
function advance(reading: Reading, step: Step): boolean {
  const { segment, set } = reading;
  let at = reading.at + step;
  while (at >= 0 && at < segment.count) {
    const word = set[at >> 4] as number;
    if (word === 0) at = step === 1 ? (at | 15) + 1 : (at & ~15) - 1;
    else if (has(set, at)) break;
    else at += step;
  }
  reading.at = at;
  return at >= 0 && at < segment.count;
}

/** The first lead that comes after a position in the list; outside of the segment where none does. */
function firstAfter(segment: Segment, after: { createdAt: number; id: string }, step: Step): number {
  const { created, count } = segment;
  // Leads of one moment stand by their ids.
  const isBefore = (id: string) => (step === 1 ? id >= after.id : id <= after.id);
  let at = step === 1 ? firstBefore(segment, after.createdAt + 1) : firstBefore(segment, after.createdAt) - 1;
  while (at >= 0 && at < count && created[at] === after.createdAt && isBefore(idOf(segment, at))) at += step;
  return at;
}

/** The first lead older than `moment`. */
export function firstBefore({ created, count }: Segment, moment: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((created[middle] as number) >= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The leads of a segment that a filter finds, but for what staff said of them; null for none. */
function matching(segment: Segment, filter: IndexFilter): LeadSet | null {
  const { words, source, kind } = filter;
  const due = filter.desk?.due;
  const since = Math.max(filter.since ?? 0, due?.since ?? 0);
  const first = firstBefore(segment, Math.min(filter.before ?? Infinity, due?.before ?? Infinity));
  const end = since === 0 ? segment.count : firstBefore(segment, since);
  if (end <= first) return null;
  const set = rangeSet(first, end);
  if (!keep(set, segment.alive)) return null;
  if (source !== null && !keepNamed(set, segment.sources, [source])) return null;
  if (kind !== null && !keepNamed(set, segment.kinds, [kind])) return null;
  if (due && !(keepNamed(set, segment.kinds, due.kinds) && leave(set, segment.suspects))) return null;
  for (const word of words) if (!keep(set, leadsWith(segment, word))) return null;
  return set;
}

/** Narrows a set to what is in the other one too. @returns false when nothing is left */
function keep(set: LeadSet, other: LeadSet): boolean {
  let any = 0;
  for (let at = 0; at < setWords; at++) {
    const both = (set[at] as number) & (other[at] as number);
    set[at] = both;
    any |= both;
  }
  return any !== 0;
}

/** Takes away what is in the other set. @returns false when nothing is left */
function leave(set: LeadSet, other: LeadSet): boolean {
  let any = 0;
  for (let at = 0; at < setWords; at++) {
    const rest = (set[at] as number) & ~(other[at] as number);
    set[at] = rest;
    any |= rest;
  }
  return any !== 0;
}

function keepNamed(set: LeadSet, { names, values }: Segment['kinds'], wanted: readonly string[]): boolean {
  const allowed = Uint8Array.from(names, (name) => (wanted.includes(name) ? 1 : 0));
  return allowed.includes(1) && keepAllowed(set, values, allowed);
}

/** Narrows a set to the leads whose value is allowed. @returns false when nothing is left */
function keepAllowed(set: LeadSet, values: Uint16Array | Uint32Array, allowed: Uint8Array): boolean {
  let any = 0;
  for (let at = 0; at < setWords; at++) {
    const word = set[at] as number;
    if (word === 0) continue;
    let kept = 0;
    for (let bit = 0; bit < 16; bit++) {
      if (word & (1 << bit) && allowed[values[at * 16 + bit] as number]) kept |= 1 << bit;
    }
    set[at] = kept;
    any |= kept;
  }
  return any !== 0;
}
