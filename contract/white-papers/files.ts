import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';

export const uploadPath = '/api/admin/whitepaper-files';

/** Maximum size of a PDF in bytes, and of one upload part. */
export const maxFileBytes = 25 * 1024 * 1024;
export const partBytes = 512 * 1024;

/**
 * Starts an upload. The parts follow as PUT {uploadPath}/{id}/{n} with n from 0, then POST {uploadPath}/{id}/complete.
 */
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
/** The URL to store with the paper. */
export const uploadedAnswer = v.object({ url: v.string(), sizeBytes: v.number() });
export type UploadedAnswer = v.InferOutput<typeof uploadedAnswer>;

/**
 * Bytes at either end of a PDF that must contain its header and its last lines (PDF Reference 1.7, appendix H, notes 13
 * and 18).
 */
export const pdfEndBytes = 1024;

/** Whether a file starts like a PDF. @param start its first kilobyte, read as Latin-1 */
export function beginsAsPdf(start: string): boolean {
  return /%PDF-\d/.test(start);
}

/**
 * Byte offset of the last cross-reference section as stated by a PDF (ISO 32000-1, section 7.5.5); null if absent: the
 * file is not a PDF or is truncated.
 * @param end its last kilobyte, read as Latin-1
 */
export function crossReferenceOffset(end: string): number | null {
  const [, offset] = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1) ?? [];
  return offset === undefined ? null : Number(offset);
}
