import * as v from 'valibot';
import { fieldErrors } from '#contract/http/field-errors.ts';
import { company, email, line, optionalLine, phone, text } from '#contract/leads/fields.ts';
import { maxLength } from '#contract/leads/lengths.ts';
import type { Language } from '#contract/site/languages.ts';
import type { ImportField, ImportPlan, ImportRow } from '#contract/staff/imports/imports.ts';
import { readDate } from './dates.ts';

const texts = v.object({
  email,
  firstName: optionalLine('firstName', maxLength.name),
  lastName: optionalLine('lastName', maxLength.name),
  phone,
  company,
  subject: optionalLine('subject', maxLength.subject),
  message: text('message', maxLength.message),
  consent: optionalLine('consent', 500),
});

/** A row by field; `at` in milliseconds since 1970, null where the row has no date. */
export type ReadRow = v.InferOutput<typeof texts> & {
  line: number;
  at: number | null;
  language: Language;
  /** Cells by heading. */
  details: Record<string, string>;
};
type Refused = { line: number; reasons: string[] };

/** Parses a row by a plan. @returns the reasons where the row is invalid, regardless of the database */
export function readRow(
  { line: number, cells }: ImportRow,
  plan: Pick<ImportPlan, 'fields' | 'language'>,
  headings: readonly string[],
  now: number,
): ReadRow | Refused {
  const cell = (field: ImportField) =>
    plan.fields
      .flatMap((one, column) => (one === field ? (cells[column] ?? '').trim() : []))
      .join(' ')
      .trim();
  const names = namesOf(cell('firstName'), cell('lastName'), cell('fullName'));
  const given = { ...names, phone: cell('phone'), company: cell('company'), subject: cell('subject') };
  const parsed = v.safeParse(texts, {
    ...given,
    email: cell('email'),
    message: cell('message'),
    consent: cell('consent'),
  });
  const reasons = parsed.success ? [] : fieldErrors(parsed.issues).map(({ code }) => code);
  const date = cell('date');
  const at = date === '' ? null : readDate(date);
  if (date !== '' && at === null) reasons.push('date.invalid');
  if (at !== null && at > now) reasons.push('date.future');
  if (!parsed.success || reasons.length > 0) return { line: number, reasons };
  const language = /^en/i.test(cell('language')) ? 'en' : /^(de|ger)/i.test(cell('language')) ? 'de' : plan.language;
  return { ...parsed.output, line: number, at, language, details: detailsOf(cells, plan.fields, headings) };
}

/** Splits a full name: the last word is the last name; in `Muster, Mia` it is the part before the comma. */
function namesOf(firstName: string, lastName: string, fullName: string) {
  if (firstName || lastName || !fullName) return { firstName, lastName };
  const [last = '', first] = fullName.split(',', 2).map((part) => part.trim());
  if (first !== undefined) return { firstName: first, lastName: last };
  const lastSpace = fullName.lastIndexOf(' ');
  return lastSpace < 0
    ? { firstName: '', lastName: fullName }
    : { firstName: fullName.slice(0, lastSpace), lastName: fullName.slice(lastSpace + 1) };
}

const detail = line('detail', 1_000_000);

/** Cells by heading; where several columns have the same one, the further ones are numbered, so that none is lost. */
function detailsOf(cells: readonly string[], fields: ImportPlan['fields'], headings: readonly string[]) {
  const names = new Set<string>();
  const found: [string, string][] = [];
  for (const [column, field] of fields.entries()) {
    if (field !== 'detail') continue;
    const heading = headings[column] || `Spalte ${column + 1}`;
    let name = heading;
    for (let count = 2; names.has(name); count++) name = `${heading} (${count})`;
    names.add(name);
    const value = v.parse(detail, cells[column] ?? '').slice(0, 1000);
    if (value) found.push([name, value]);
  }
  return Object.fromEntries(found);
}
