import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';

export const uploadPath = '/api/admin/whitepaper-files';

/** Largest PDF in bytes, and how much of it travels in one call. */
export const maxFileBytes = 25 * 1024 * 1024;
export const partBytes = 512 * 1024;

/** Begins an upload; the parts follow by PUT {uploadPath}/{id}/{n} from 0, then POST {uploadPath}/{id}/complete. */
export const uploadInput = v.object({
  name: requiredLine('name', 200),
  size: v.pipe(
    v.number('size.invalid'),
    v.integer('size.invalid'),
    v.minValue(1, 'size.empty'),
    v.maxValue(maxFileBytes, 'size.tooLarge'),
  ),
});
export const uploadAnswer = v.object({ id: v.string() });
export type UploadAnswer = v.InferOutput<typeof uploadAnswer>;
/** The address to save with the paper. */
export const uploadedAnswer = v.object({ url: v.string(), sizeBytes: v.number() });
export type UploadedAnswer = v.InferOutput<typeof uploadedAnswer>;

/**
 * Bytes at either end of a PDF in which its header and its last lines must stand (PDF Reference 1.7, appendix H, notes
 * 13 and 18).
 */
export const pdfEndBytes = 1024;

/** Whether a file begins as a PDF does. @param start its first kilobyte, read as Latin-1 */
export function beginsAsPdf(start: string): boolean {
  return /%PDF-\d/.test(start);
}

/**
 * Where a PDF says that its last cross-reference section begins (ISO 32000-1, section 7.5.5), in bytes; null where it
 * says nothing, so that it is none or not whole.
 * @param end its last kilobyte, read as Latin-1
 */
export function crossReferenceOffset(end: string): number | null {
  const [, offset] = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1) ?? [];
  return offset === undefined ? null : Number(offset);
}
