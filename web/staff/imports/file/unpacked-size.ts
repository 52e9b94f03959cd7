/**
 * Bytes that a ZIP file says its entries unpack to, all together: their records in its directory, which stands at its
 * end (APPNOTE 4.3.12, 4.3.16). Nothing is unpacked for it.
 * @returns null where the directory is not what it should be, Infinity for sizes of ZIP64, which no table needs
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

/** Where the end record begins; a comment of 64 kB at most stands behind it. */
function endOf(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - 0xffff; at--) {
    if (view.getUint32(at, true) === 0x0605_4b50) return at;
  }
  return null;
}
