type Part = Uint8Array<ArrayBuffer>;
type ReadPart<P> = (id: string, position: number) => Promise<P | undefined>;
type Held = { buffer: WeakRef<ArrayBuffer>; from: number; length: number };

/**
 * Parts of files, each in memory once however many read it: who opens a file a thousand times and reads none of it
 * holds no more than one who does so once. A part that nobody reads any more is let go.
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
    // Databases give none that threads share.
    if (!(buffer instanceof ArrayBuffer)) return new Uint8Array(bytes);
    // The bytes, not this view of them: what waits to be sent is one of its own.
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
