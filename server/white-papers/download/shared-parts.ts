type Part = Uint8Array<ArrayBuffer>;
type ReadPart<P> = (id: string, position: number) => Promise<P | undefined>;
type Held = { buffer: WeakRef<ArrayBuffer>; from: number; length: number };

/**
 * Caches parts of files, so that each is in memory once, however many clients read it: a client that opens a file a
 * thousand times and reads none of it uses no more memory than one that opens it once. A part that nobody reads any
 * more is garbage collected.
 */
export function shareParts(read: ReadPart<Uint8Array>): ReadPart<Part> {
  const held = new Map<string, Held>();
  const coming = new Map<string, Promise<Part | undefined>>();
  const dropped = new FinalizationRegistry<string>((key) => {
    if (!held.get(key)?.buffer.deref()) held.delete(key);
  });

  async function readOnce(key: string, id: string, position: number): Promise<Part | undefined> {
    const bytes = await read(id, position);
    if (!bytes) return undefined;
    const { buffer, byteOffset: from, byteLength: length } = bytes;
    // The databases never return shared memory; a copy for the type.
    if (!(buffer instanceof ArrayBuffer)) return new Uint8Array(bytes);
    // Hold the buffer, not this view of it: chunks waiting to be sent are views of their own.
    held.set(key, { buffer: new WeakRef(buffer), from, length });
    dropped.register(buffer, key);
    return new Uint8Array(buffer, from, length);
  }

  return (id, position) => {
    const key = `${id} ${position}`;
    const { buffer, from, length } = held.get(key) ?? {};
    const there = buffer?.deref();
    if (there) return Promise.resolve(new Uint8Array(there, from, length));
    const known = coming.get(key);
    if (known) return known;
    const asked = readOnce(key, id, position).finally(() => coming.delete(key));
    coming.set(key, asked);
    return asked;
  };
}
