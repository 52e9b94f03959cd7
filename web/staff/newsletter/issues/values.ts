import { keysOf } from '#contract/keys-of.ts';
import type { IssueInput, StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { fieldSentences } from '#web/staff/api/call.ts';

export type IssueValues = IssueInput;
export type FieldName = Exclude<keyof IssueValues, 'kind'>;
export type Errors = Partial<Record<FieldName, string>>;

export const noValues: IssueValues = {
  kind: 'newsletter-general',
  slug: '',
  subject_de: '',
  teaser_de: '',
  body_de: '',
  subject_en: '',
  teaser_en: '',
  body_en: '',
};

export function valuesOf(issue: StaffIssue): IssueValues {
  const { kind, slug, subject_de, teaser_de, body_de, subject_en, teaser_en, body_en } = issue;
  return { kind, slug, subject_de, teaser_de, body_de, subject_en, teaser_en, body_en };
}

/** A saved issue with what was typed since it was sent. */
export function typedSince(saved: IssueValues, sent: IssueValues, now: IssueValues): IssueValues {
  const typed = keysOf(now).filter((name) => now[name] !== sent[name]);
  return { ...saved, ...Object.fromEntries(typed.map((name) => [name, now[name]])) };
}

const required: Record<FieldName, string> = {
  slug: 'Bitte geben Sie das Ende der Adresse ein.',
  subject_de: 'Bitte geben Sie den deutschen Betreff ein.',
  teaser_de: 'Bitte geben Sie den deutschen Vorspann ein.',
  body_de: 'Bitte schreiben Sie den deutschen Text.',
  subject_en: 'Bitte geben Sie den englischen Betreff ein.',
  teaser_en: 'Bitte geben Sie den englischen Vorspann ein.',
  body_en: 'Bitte schreiben Sie den englischen Text.',
};
const byFault: Record<string, string> = {
  tooLong: 'Das ist zu lang.',
  invalid: 'Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche dazwischen.',
  taken: 'Eine andere Ausgabe hat diese Adresse.',
  link: 'Ein Link führt nirgendwohin. Erlaubt sind https://…, mailto:… und Pfade dieser Website, die mit / beginnen.',
};

/** What is wrong with each field, in the form's order. */
export const sentences = (error: unknown): Errors => fieldSentences(error, required, byFault);
