import { isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';

/** A lead as the index reads it; `seq` counts leads in the order in which they were stored. */
export type IndexedLead = {
  seq: number;
  id: string;
  created_at: number;
  kind: string;
  page_source: string;
  search_text: string;
  spam_signals: SpamSignal[];
};

/** A column of few different values: the names, and each lead's place in them. */
export type Facet = { names: string[]; values: Uint16Array };

/**
 * Up to 65,536 leads, newest first, and the inverted index of their words. A lead's number within it is 16 bits,
 * which keeps lists short and sets at 8 kB. Never changed once built, except for `alive` and `desk`.
 */
export type Segment = {
  count: number;
  /** Milliseconds since 1970, descending; leads of the same moment descend by id. */
  created: Float64Array;
  /** 16 bytes each. */
  ids: Uint8Array;
  seqs: Float64Array;
  kinds: Facet;
  sources: Facet;
  /** All different words between line breaks, the most frequent first. */
  words: Buffer;
  /** Where each word begins in `words`, and where one more would. */
  wordStarts: Uint32Array;
  /** The leads of each word: a list of numbers, or from `setWords` on a set of that many words of 16 bits. */
  postings: Uint16Array;
  postingStarts: Uint32Array;
  /** Leads whose one address stands in `words` as two: all before its @, and all after. */
  divided: LeadSet;
  suspects: LeadSet;
  /** Leads that were not erased or changed since. */
  alive: LeadSet;
  /** What staff said of each lead (see `desk-facts.ts`), once it was asked for. */
  desk: Uint32Array | null;
  /** Sets found for words that were asked lately. */
  found: Map<string, LeadSet>;
};

/** A set of lead numbers, one bit each. */
export type LeadSet = Uint16Array;
export const setWords = 4096;
export const segmentSize = setWords * 16;

const lineBreak = 10;

/** Builds the segment of at most `segmentSize` leads, given in any order. */
export function buildSegment(leads: readonly IndexedLead[]): Segment {
  const sorted = leads.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
  const count = sorted.length;
  const created = new Float64Array(count);
  const ids = new Uint8Array(count * 16);
  const seqs = new Float64Array(count);
  const suspects = new Uint16Array(setWords);
  for (const [number, lead] of sorted.entries()) {
    created[number] = lead.created_at;
    ids.set(idBytes(lead.id), number * 16);
    seqs[number] = lead.seq;
    if (isSuspect(lead.spam_signals)) addTo(suspects, number);
  }
  const kinds = facetOf(sorted.map(({ kind }) => kind));
  const sources = facetOf(sorted.map(({ page_source }) => page_source));
  const kept = { alive: fullSet(count), desk: null, found: new Map() };
  return { count, created, ids, seqs, kinds, sources, ...invert(sorted), suspects, ...kept };
}

function facetOf(all: readonly string[]): Facet {
  const places = new Map<string, number>();
  const values = new Uint16Array(all.length);
  for (const [number, name] of all.entries()) {
    let place = places.get(name);
    if (place === undefined) {
      place = places.size;
      places.set(name, place);
    }
    values[number] = place;
  }
  return { names: [...places.keys()], values };
}

type Inverted = Pick<Segment, 'words' | 'wordStarts' | 'postings' | 'postingStarts' | 'divided'>;

function invert(leads: readonly IndexedLead[]): Inverted {
  const places = new Map<string, number>();
  const texts: string[] = [];
  const frequencies: number[] = [];
  const lastLead: number[] = [];
  /** Pairs of word and lead, in order of leads. */
  let pairs = new Uint32Array(1 << 16);
  let used = 0;
  const ends = new Uint32Array(leads.length);
  const divided = new Uint16Array(setWords);
  for (const [number, lead] of leads.entries()) {
    const text = divide(lead.search_text);
    if (text !== lead.search_text) addTo(divided, number);
    for (const word of text.replaceAll('\n', ' ').split(' ')) {
      let place = places.get(word);
      if (place === undefined) {
        place = texts.length;
        places.set(word, place);
        texts.push(word);
        frequencies.push(0);
        lastLead.push(-1);
      }
      if (lastLead[place] === number) continue;
      lastLead[place] = number;
      frequencies[place] = (frequencies[place] as number) + 1;
      if (used === pairs.length) pairs = grown(pairs);
      pairs[used++] = place;
    }
    ends[number] = used;
  }
  const order = Uint32Array.from(texts.keys()).sort((a, b) => (frequencies[b] as number) - (frequencies[a] as number));
  return {
    ...wordList(order, texts),
    ...postingLists(order, frequencies, pairs, ends),
    divided,
  };
}

/**
 * `anna@example.org` becomes `anna@ @example.org` where it is the text's only @. Most words of an index are addresses, and
 * few places follow their @: divided, they need half the room and half the time.
 */
function divide(text: string): string {
  const at = text.indexOf('@');
  if (at < 1 || text.includes('@', at + 1) || text[at - 1] === ' ' || (text[at + 1] ?? ' ') === ' ') return text;
  return `${text.slice(0, at + 1)} ${text.slice(at)}`;
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

function wordList(order: Uint32Array, texts: readonly string[]): Pick<Segment, 'words' | 'wordStarts'> {
  const ordered = Array.from(order, (place) => texts[place] as string);
  const words = Buffer.from(`\n${ordered.join('\n')}\n`);
  const wordStarts = new Uint32Array(order.length + 1);
  let at = 0;
  for (let place = 0; place <= order.length; place++) {
    wordStarts[place] = at + 1;
    at = words.indexOf(lineBreak, at + 1);
  }
  return { words, wordStarts };
}

function postingLists(
  order: Uint32Array,
  frequencies: readonly number[],
  pairs: Uint32Array,
  ends: Uint32Array,
): Pick<Segment, 'postings' | 'postingStarts'> {
  const postingStarts = new Uint32Array(order.length + 1);
  /** By the word's first place: where its next lead goes, or where its set stands. */
  const next = new Uint32Array(order.length);
  let end = 0;
  for (const [place, first] of order.entries()) {
    next[first] = end;
    end += Math.min(frequencies[first] as number, setWords);
    postingStarts[place + 1] = end;
  }
  const postings = new Uint16Array(end);
  let pair = 0;
  for (let lead = 0; lead < ends.length; lead++) {
    for (const last = ends[lead] as number; pair < last; pair++) {
      const word = pairs[pair] as number;
      const at = next[word] as number;
      if ((frequencies[word] as number) >= setWords) addTo(postings, lead, at);
      else {
        postings[at] = lead;
        next[word] = at + 1;
      }
    }
  }
  return { postings, postingStarts };
}

/** Adds a lead to a set that begins at `offset`. */
export function addTo(set: Uint16Array, lead: number, offset = 0): void {
  const at = offset + (lead >> 4);
  set[at] = (set[at] as number) | (1 << (lead & 15));
}

export function has(set: LeadSet, lead: number): boolean {
  return ((set[lead >> 4] as number) & (1 << (lead & 15))) !== 0;
}

/** The leads from `first` up to and without `end`. */
export function rangeSet(first: number, end: number): LeadSet {
  const set = new Uint16Array(setWords);
  if (end <= first) return set;
  set.fill(0xffff, first >> 4, (end + 15) >> 4);
  if (first & 15) set[first >> 4] = (set[first >> 4] as number) & (0xffff << (first & 15));
  if (end & 15) set[end >> 4] = (set[end >> 4] as number) & ((1 << (end & 15)) - 1);
  return set;
}

function fullSet(count: number): LeadSet {
  return rangeSet(0, count);
}

const bitsOf = Uint8Array.from({ length: 65_536 }, (_, word) => {
  let bits = 0;
  for (let rest = word; rest; rest &= rest - 1) bits++;
  return bits;
});

export function sizeOf(set: LeadSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) size += bitsOf[set[at] as number] as number;
  return size;
}

function idBytes(id: string): Uint8Array {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** The id of a lead as it stands in the database. */
export function idOf({ ids }: Segment, lead: number): string {
  const hex = Buffer.from(ids.buffer, ids.byteOffset + lead * 16, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
