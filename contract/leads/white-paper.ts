import * as v from 'valibot';
import { company, email, envelope, firstName, lastName, origin, requiredLine } from './fields.ts';
import { maxLength } from './lengths.ts';

/** Request for one white paper of the public list (download dialog of the knowledge centre). */
export const whitePaper = {
  kind: 'white-paper',
  path: '/api/leads/whitepaper',
  input: v.object({
    firstName,
    lastName,
    email,
    company,
    whitePaperId: requiredLine('whitePaperId', 40),
    whitePaperTitle: v.optional(v.nullable(requiredLine('whitePaperTitle', maxLength.note))),
    ...origin,
    ...envelope,
  }),
} as const;

/** Path prefix of the download links; the token follows. */
export const downloadPath = '/api/downloads';

/** Response of GET {downloadUrl}: `url` starts the download; `sizeBytes` is null for a file hosted elsewhere. */
export const downloadAnswer = v.object({
  downloadInfo: v.object({
    title: v.string(),
    fileName: v.string(),
    url: v.string(),
    sizeBytes: v.nullable(v.number()),
  }),
});
export type DownloadAnswer = v.InferOutput<typeof downloadAnswer>;
