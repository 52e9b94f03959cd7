import { createHash } from 'node:crypto';
import { beginsAsPdf, crossReferenceOffset, partBytes, pdfEndBytes } from '#contract/white-papers/files.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { WhitePaperFile } from '#server/db/schema/site-tables.ts';
import { readPart } from './file-repository.ts';

/** Bytes that suffice to recognise what is at an offset. */
const enough = 64;

/**
 * Reads a received file once, one part at a time, and checks that it has the structure of a PDF: a header, at the end
 * the offset of the cross-reference section, and at that offset such a table or an object that may be such a stream.
 * @returns its SHA-256 in hexadecimal, or null when it is not a PDF or incomplete
 */
export async function checkedPdf(db: Db, { id, size }: Pick<WhitePaperFile, 'id' | 'size'>): Promise<string | null> {
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let received = 0;
  for (let position = 0; ; position++) {
    const bytes = await readPart(db, id, position);
    if (!bytes) break;
    if (position === 0) start = Buffer.from(bytes.subarray(0, pdfEndBytes));
    hash.update(bytes);
    received += bytes.byteLength;
    tail = Buffer.concat([tail, bytes.subarray(-pdfEndBytes)]).subarray(-pdfEndBytes);
  }
  const beginning = start.toString('latin1');
  const offset = crossReferenceOffset(tail.toString('latin1'));
  if (received !== size || !beginsAsPdf(beginning) || offset === null) return null;
  // Some programs count offsets from the header even when bytes precede it.
  const offsets = new Set([offset, offset + beginning.search(/%PDF-\d/)]);
  for (const candidate of offsets) {
    if (/^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(await textAt(db, id, candidate))) return hash.digest('hex');
  }
  return null;
}

async function textAt(db: Db, id: string, offset: number): Promise<string> {
  const position = Math.floor(offset / partBytes);
  const part = await readPart(db, id, position);
  if (!part) return '';
  const from = offset - position * partBytes;
  const bytes = Buffer.from(part.subarray(from, from + enough));
  // The text may span two parts.
  const next = bytes.length < enough ? await readPart(db, id, position + 1) : undefined;
  return Buffer.concat([bytes, Buffer.from(next?.subarray(0, enough) ?? [])]).toString('latin1');
}
