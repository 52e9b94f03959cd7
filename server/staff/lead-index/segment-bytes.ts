import { rangeSet, type Segment } from './segment.ts';

/** Arrays begin at multiples of this, as typed arrays demand. */
const alignment = 8;

/** Grows with every change of what a segment holds: older ones are built anew. */
const version = 2;

type Head = { version: number; count: number; kinds: string[]; sources: string[]; lengths: number[] };

/** A segment as bytes for the database; only this machine's byte order reads them. */
export function writeSegment(segment: Segment): Buffer {
  const { count, created, ids, seqs, kinds, sources, words, wordStarts, postings, postingStarts } = segment;
  const values = [kinds.values, sources.values];
  const arrays = [
    created,
    seqs,
    ids,
    ...values,
    words,
    wordStarts,
    postings,
    postingStarts,
    segment.divided,
    segment.suspects,
  ];
  const lengths = arrays.map(({ byteLength }) => byteLength);
  const head = Buffer.from(
    JSON.stringify({ version, count, kinds: kinds.names, sources: sources.names, lengths } satisfies Head),
  );
  const size = Buffer.alloc(8);
  size.writeDoubleLE(head.length);
  const parts: Uint8Array[] = [size, padded(head)];
  for (const array of arrays) parts.push(padded(Buffer.from(array.buffer, array.byteOffset, array.byteLength)));
  return Buffer.concat(parts);
}

/** @returns null for what another version of this file wrote; @throws when the bytes end too early */
export function readSegment(bytes: Uint8Array): Segment | null {
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
  const head = JSON.parse(take(view.readDoubleLE(0)).toString()) as Head;
  if (head.version !== version) return null;
  const { count, kinds, sources, lengths } = head;
  const parts = lengths.map(take);
  const next = () => parts.shift() ?? Buffer.alloc(0);
  return {
    count,
    created: array(Float64Array, next()),
    seqs: array(Float64Array, next()),
    ids: next(),
    kinds: { names: kinds, values: array(Uint16Array, next()) },
    sources: { names: sources, values: array(Uint16Array, next()) },
    words: next(),
    wordStarts: array(Uint32Array, next()),
    postings: array(Uint16Array, next()),
    postingStarts: array(Uint32Array, next()),
    divided: array(Uint16Array, next()),
    suspects: array(Uint16Array, next()),
    alive: rangeSet(0, count),
    desk: null,
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
