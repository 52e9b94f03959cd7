/**
 * Bytes to which the entries of a ZIP file unpack in total, according to the central directory at its end (APPNOTE
 * 4.3.12, 4.3.16). Nothing is unpacked.
 * @returns null for an invalid directory, Infinity for ZIP64 sizes, which no table needs
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x0201_4b50) return null;
    const unpacked = view.getUint32(at + 24, true);
    size += unpacked === 0xffff_ffff ? Number.POSITIVE_INFINITY : unpacked;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}

/** Offset of the end record; a comment of up to 64 kB may follow it. */
function endOf(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - 0xffff; at--) {
    if (view.getUint32(at, true) === 0x0605_4b50) return at;
  }
  return null;
}
