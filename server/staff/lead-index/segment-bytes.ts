import type { Facet, Segment } from './segment.ts';
import { rangeSet } from './segment.ts';

/** Arrays begin at multiples of this, as typed arrays demand. */
const alignment = 8;

type Head = { count: number; kinds: string[]; sources: string[]; lengths: number[] };

/** A segment as bytes for the database; only this machine's byte order reads them. */
export function writeSegment(segment: Segment): Buffer {
  const { count, created, ids, seqs, kinds, sources, words, wordStarts, postings, postingStarts } = segment;
  const arrays = [created, seqs, ids, kinds.values, sources.values, words, wordStarts, postings, postingStarts];
  const lengths = arrays.map(({ byteLength }) => byteLength);
  const head = Buffer.from(
    JSON.stringify({ count, kinds: kinds.names, sources: sources.names, lengths } satisfies Head),
  );
  const size = Buffer.alloc(8);
  size.writeDoubleLE(head.length);
  const parts: Uint8Array[] = [size, padded(head)];
  for (const array of arrays) parts.push(padded(Buffer.from(array.buffer, array.byteOffset, array.byteLength)));
  return Buffer.concat(parts);
}

/** @throws when the bytes are not what `writeSegment` made */
export function readSegment(bytes: Uint8Array): Segment {
  // The arrays share this memory; a copy where the database's buffer does not begin at a multiple.
  const buffer = bytes.byteOffset % alignment === 0 ? bytes : new Uint8Array(bytes);
  const view = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  let at = 8;
  const take = (length: number) => {
    const part = view.subarray(at, at + length);
    if (part.length !== length) throw new Error('A segment of the index ends too early');
    at += length + ((alignment - (length % alignment)) % alignment);
    return part;
  };
  const { count, kinds, sources, lengths } = JSON.parse(take(view.readDoubleLE(0)).toString()) as Head;
  const [created, seqs, ids, kindValues, sourceValues, words, wordStarts, postings, postingStarts] = lengths.map(
    take,
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const facet = (names: string[], values: Buffer): Facet => ({ names, values: array(Uint16Array, values) });
  return {
    count,
    created: array(Float64Array, created),
    seqs: array(Float64Array, seqs),
    ids,
    kinds: facet(kinds, kindValues),
    sources: facet(sources, sourceValues),
    words,
    wordStarts: array(Uint32Array, wordStarts),
    postings: array(Uint16Array, postings),
    postingStarts: array(Uint32Array, postingStarts),
    alive: rangeSet(0, count),
    found: new Map(),
  };
}

type ArrayType<T> = { new (buffer: ArrayBufferLike, offset: number, length: number): T; BYTES_PER_ELEMENT: number };

function array<T>(Type: ArrayType<T>, bytes: Buffer): T {
  return new Type(bytes.buffer, bytes.byteOffset, bytes.byteLength / Type.BYTES_PER_ELEMENT);
}

function padded(bytes: Buffer): Buffer {
  const missing = (alignment - (bytes.length % alignment)) % alignment;
  return missing ? Buffer.concat([bytes, Buffer.alloc(missing)]) : bytes;
}
