import * as v from 'valibot';
import type { FieldError } from '#contract/http/problem.ts';
import { keysOf } from '#contract/keys-of.ts';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import { type IssueInput, issueInput, type StaffIssue } from '#contract/staff/newsletter/issues.ts';

const fieldNames = ['slug', 'subject_de', 'teaser_de', 'body_de', 'subject_en', 'teaser_en', 'body_en'] as const;
export type FieldName = (typeof fieldNames)[number];
export type IssueValues = Record<FieldName, string> & { kind: NewsletterKind };
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
const byReason: Record<string, string> = {
  tooLong: 'Das ist zu lang.',
  invalid: 'Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche dazwischen.',
  taken: 'Eine andere Ausgabe hat diese Adresse.',
  link: 'Ein Link führt nirgendwohin. Erlaubt sind https://…, mailto:… und Pfade dieser Website, die mit / beginnen.',
};

/** Turns codes such as `slug.taken` into sentences, the first of each field, in the form's order. */
export function sentences(errors: readonly FieldError[]): Errors {
  const found: Errors = {};
  for (const name of fieldNames) {
    const error = errors.find(({ field }) => field === name);
    if (!error) continue;
    const reason = error.code.split('.').at(-1) ?? '';
    found[name] = reason === 'required' ? required[name] : (byReason[reason] ?? 'Bitte prüfen Sie diese Angabe.');
  }
  return found;
}

/** The first field with an error. */
export const firstOf = (errors: Errors): FieldName | undefined => fieldNames.find((name) => errors[name]);

/** Validates with the server's own rules. */
export function check(values: IssueValues): { input: IssueInput } | { errors: Errors } {
  const result = v.safeParse(issueInput, values);
  if (result.success) return { input: result.output };
  return {
    errors: sentences(result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', code: issue.message }))),
  };
}
