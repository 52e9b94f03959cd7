import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';
import { version } from '#contract/version.ts';

/** A path of this site or an http(s) URL. */
const pdfUrl = (field: string) =>
  v.pipe(
    requiredLine(field, 2000),
    v.check(
      (value) => /^\/[^/\\]/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value)),
      `${field}.invalid`,
    ),
  );

/** A white paper as staff save it; `number` is a label such as '#37 09/2025', whose sign may be left out. */
export const whitePaperInput = v.object({
  number: v.pipe(
    requiredLine('number', 40),
    v.transform((label) => label.replace(/^(?=\d)/, '#')),
  ),
  title_de: requiredLine('title_de', 300),
  title_en: requiredLine('title_en', 300),
  pdf_url: pdfUrl('pdf_url'),
  pdf_url_en: v.optional(
    v.nullable(
      v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        pdfUrl('pdf_url_en'),
      ]),
    ),
  ),
});
export type WhitePaperInput = v.InferOutput<typeof whitePaperInput>;
/** A change may name the version it is based on; if the paper has a newer one, it stays unchanged (409). */
export const whitePaperChangeInput = v.object({
  ...whitePaperInput.entries,
  version: v.optional(version),
});
export type WhitePaperChange = v.InferOutput<typeof whitePaperChangeInput>;

export const adminWhitePaper = v.object({
  id: v.string(),
  /** Incremented with every change. */
  version: v.number(),
  number: v.string(),
  title_de: v.string(),
  title_en: v.string(),
  pdf_url: v.string(),
  pdf_url_en: v.nullable(v.string()),
  created_at: v.string(),
});
export type AdminWhitePaper = v.InferOutput<typeof adminWhitePaper>;
/** Additional members of a problem with status 409: the current paper, since when (ISO 8601) and by whom. */
export const whitePaperConflict = v.object({ current: adminWhitePaper, changedAt: v.string(), changedBy: v.string() });
export type WhitePaperConflict = v.InferOutput<typeof whitePaperConflict>;
export const whitePapersAnswer = v.object({ whitepapers: v.array(adminWhitePaper) });
export type WhitePapersAnswer = v.InferOutput<typeof whitePapersAnswer>;
