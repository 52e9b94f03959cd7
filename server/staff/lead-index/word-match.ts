import { addTo, type LeadSet, type Segment, setWords, sizeOf } from './segment.ts';

/** Words' sets that a segment keeps. */
const kept = 48;
/** Hits after which a loop over all bytes is quicker than calls that look for the next one. */
const manyHits = 2000;
const lineBreak = 10;

/** The leads of a segment that have `word` anywhere within one of their words. Do not change the set. */
export function leadsWith(segment: Segment, word: string): LeadSet {
  const known = segment.found.get(word);
  if (known) {
    // Kept longest is what was asked last.
    segment.found.delete(word);
    segment.found.set(word, known);
    return known;
  }
  const set = find(segment, Buffer.from(word));
  const at = word.indexOf('@');
  if (at > 0 && at < word.length - 1) addDivided(segment, word.slice(0, at + 1), word.slice(at), set);
  segment.found.set(word, set);
  if (segment.found.size > kept) segment.found.delete(segment.found.keys().next().value as string);
  return set;
}

/** Leads with an address that is divided in the index: its first half ends so, its second one begins so. */
function addDivided(segment: Segment, ending: string, beginning: string, set: LeadSet): void {
  const first = find(segment, Buffer.from(`${ending}\n`), 0, Number.POSITIVE_INFINITY);
  const second = find(segment, Buffer.from(`\n${beginning}`), 1, Number.POSITIVE_INFINITY);
  for (let at = 0; at < setWords; at++)
    set[at] = (set[at] as number) | ((first[at] as number) & (second[at] as number) & (segment.divided[at] as number));
}

/** @param offset bytes of `wanted` before those of the word itself */
function find(segment: Segment, wanted: Buffer, offset = 0, many = manyHits): LeadSet {
  const { words, wordStarts } = segment;
  const set = new Uint16Array(setWords);
  let at = words.indexOf(wanted);
  for (let hits = 0; at !== -1; hits++) {
    const place = placeAt(wordStarts, at + offset);
    if (hits === many) {
      findInRest(segment, wanted, place, set);
      break;
    }
    addLeads(segment, place, set);
    at = words.indexOf(wanted, (wordStarts[place + 1] as number) - offset);
  }
  return set;
}

/** Goes through all words from `place` on; ends early when every lead of the segment is found. */
function findInRest(segment: Segment, wanted: Buffer, place: number, set: LeadSet): void {
  const { words, wordStarts, count } = segment;
  const [first] = wanted;
  const end = words.length - wanted.length;
  let current = place;
  let hits = 0;
  for (let at = wordStarts[place] as number; at <= end; at++) {
    const byte = words[at];
    if (byte === lineBreak) current++;
    else if (byte === first && standsAt(words, wanted, at)) {
      addLeads(segment, current, set);
      at = (wordStarts[current + 1] as number) - 2;
      if (++hits % 1024 === 0 && sizeOf(set) === count) return;
    }
  }
}

function standsAt(words: Buffer, wanted: Buffer, at: number): boolean {
  let offset = 1;
  while (offset < wanted.length && words[at + offset] === wanted[offset]) offset++;
  return offset === wanted.length;
}

/** Which word stands at a byte. */
function placeAt(wordStarts: Uint32Array, at: number): number {
  let low = 0;
  let high = wordStarts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((wordStarts[middle] as number) <= at) low = middle;
    else high = middle;
  }
  return low;
}

function addLeads({ postings, postingStarts }: Segment, place: number, set: LeadSet): void {
  const start = postingStarts[place] as number;
  const end = postingStarts[place + 1] as number;
  if (end - start === setWords) {
    for (let at = 0; at < setWords; at++) set[at] = (set[at] as number) | (postings[start + at] as number);
    return;
  }
  for (let at = start; at < end; at++) addTo(set, postings[at] as number);
}
