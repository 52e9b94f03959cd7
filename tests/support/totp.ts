/** Decodes base32, the reverse of the server's encoding. */
export function base32Bytes(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    'abcdefghijklmnopqrstuvwxyz234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
