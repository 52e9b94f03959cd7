import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import { fieldSentences } from '#web/staff/api/call.ts';

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
const byFault: Record<string, string> = {
  tooLong: 'Das ist zu lang.',
  invalid: 'Bitte geben Sie eine Adresse mit https:// oder einen Pfad dieser Website ein, der mit / beginnt.',
  taken: 'Ein anderes White Paper hat diese Nummer.',
  missing: 'Unter diesem Pfad liegt keine Datei. Laden Sie das PDF hoch, oder geben Sie eine Adresse mit https:// ein.',
};

/** What is wrong with each field. */
export const sentences = (error: unknown): Errors => fieldSentences(error, required, byFault);
