import * as v from 'valibot';
import { requiredLine } from './leads/fields.ts';

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
export type UploadAnswer = { id: string };
/** The address to save with the paper. */
export type UploadedAnswer = { url: string; sizeBytes: number };
