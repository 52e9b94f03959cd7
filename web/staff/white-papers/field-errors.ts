import * as v from 'valibot';
import type { FieldError } from '#contract/http/problem.ts';
import { type AdminWhitePaper, type WhitePaperInput, whitePaperInput } from '#contract/staff/white-papers.ts';

export const fieldNames = ['number', 'title_de', 'title_en', 'pdf_url', 'pdf_url_en'] as const;
export type FieldName = (typeof fieldNames)[number];
export type PaperValues = Record<FieldName, string>;
export type Errors = Partial<Record<FieldName, string>>;

export const noValues: PaperValues = { number: '', title_de: '', title_en: '', pdf_url: '', pdf_url_en: '' };

export function valuesOf(paper: AdminWhitePaper): PaperValues {
  const { number, title_de, title_en, pdf_url, pdf_url_en } = paper;
  return { number, title_de, title_en, pdf_url, pdf_url_en: pdf_url_en ?? '' };
}

const required: Record<FieldName, string> = {
  number: 'Bitte geben Sie eine Nummer ein.',
  title_de: 'Bitte geben Sie den deutschen Titel ein.',
  title_en: 'Bitte geben Sie den englischen Titel ein.',
  pdf_url: 'Bitte geben Sie die Adresse der PDF-Datei ein.',
  pdf_url_en: 'Bitte geben Sie die Adresse der englischen PDF-Datei ein.',
};
const byReason: Record<string, string> = {
  tooLong: 'Das ist zu lang.',
  invalid: 'Bitte geben Sie eine Adresse mit https:// oder einen Pfad dieser Website ein, der mit / beginnt.',
  taken: 'Ein anderes White Paper hat diese Nummer.',
  missing: 'Unter diesem Pfad liegt keine Datei. Laden Sie das PDF hoch, oder geben Sie eine Adresse mit https:// ein.',
};

/** Turns codes such as `pdf_url.invalid` into sentences, the first of each field. */
export function sentences(errors: readonly FieldError[]): Errors {
  const found: Errors = {};
  for (const { field, code } of errors) {
    const name = fieldNames.find((known) => known === field);
    if (!name || found[name]) continue;
    const reason = code.split('.').at(-1) ?? '';
    found[name] = reason === 'required' ? required[name] : (byReason[reason] ?? 'Bitte prüfen Sie diese Angabe.');
  }
  return found;
}

/** Validates with the server's own rules. */
export function check(values: PaperValues): { input: WhitePaperInput } | { errors: Errors } {
  const result = v.safeParse(whitePaperInput, values);
  if (result.success) return { input: result.output };
  return {
    errors: sentences(result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', code: issue.message }))),
  };
}
