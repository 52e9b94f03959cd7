/** The bytes of a base32 text, the other way round than the server writes it. */
export function base32Bytes(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    'abcdefghijklmnopqrstuvwxyz234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
