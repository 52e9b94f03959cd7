import { randomBytes } from 'node:crypto';

/** A file with the frame of a PDF around this many meaningless bytes. */
export function pdfOf(bytes: number, inside: Buffer = randomBytes(bytes)): Buffer {
  const head = Buffer.concat([Buffer.from('%PDF-1.7\n'), inside, Buffer.from('\n')]);
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\n';
  return Buffer.concat([head, Buffer.from(`${table}startxref\n${head.length}\n%%EOF\n`)]);
}
