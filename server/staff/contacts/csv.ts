import { germanDateTime } from '#server/staff/german-date-time.ts';
import type { ExportRow } from './repository.ts';

/** Columns of the spec (section 9), in its order. */
const columns: readonly (readonly [title: string, value: (lead: ExportRow) => string])[] = [
  ['Datum', (lead) => germanDateTime(lead.created_at)],
  ['Name', (lead) => `${lead.first_name} ${lead.last_name}`.trim()],
  ['Email', (lead) => lead.email],
  ['Telefon', (lead) => lead.phone],
  ['Nachricht', (lead) => lead.message],
  ['Seite', (lead) => lead.page_source],
  ['Button Kontext', (lead) => lead.button_context],
  ['Button Text', (lead) => lead.button_text],
];

/** The first line, behind a byte order mark: German Excel then reads UTF-8. */
export function csvHead(): string {
  return `\uFEFF${csvLine(columns.map(([title]) => title))}`;
}

export function csvRow(lead: ExportRow): string {
  return csvLine(columns.map(([, value]) => value(lead)));
}

/** One line of any of the staff area's files: every value quoted and made inert. */
export function csvLine(values: readonly string[]): string {
  let line = '';
  for (const value of values) line += line ? `;"${safeValue(value)}"` : `"${safeValue(value)}"`;
  return `${line}\r\n`;
}

/** Values that are only this, which most are, hold nothing to change. */
const harmless = /^[\p{L}\d][^",;\p{Cc}\p{Bidi_Control}]*$/u;

function safeValue(value: string): string {
  if (value === '' || harmless.test(value)) return value;
  return safeCell(value).replaceAll('"', '""');
}

/** A value of any spreadsheet's cell: nothing in it runs, hides or turns what stands beside it around. */
export function safeCell(value: string): string {
  return defused(value.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu, ''));
}

/** What ends a cell and may begin another, in a spreadsheet that takes commas, tabs or all lines for borders. */
const border = /[,;\t\n]/;
/** A border, with what may stand around it, and the sign that makes a formula; each run of them is looked at once. */
const formulaWithin = /(?<![,;"\s])[,;"\s]+[=+\-@＝＋－＠]/gu;

/**
 * A value that a spreadsheet would run gets an apostrophe in front (OWASP, CSV injection): one that begins,
 * after white space too, with = + - @ or their full-width forms, or with a tab or line break. Phone numbers
 * such as '+49 511 …' get one as well: to a spreadsheet they are a sum. A formula within a value gets one too where a
 * spreadsheet of another country would begin a cell: there quotes that stand after a semicolon hold nothing together.
 */
function defused(value: string): string {
  const inside = value.replace(formulaWithin, (run) =>
    border.test(run) ? `${run.slice(0, -1)}'${run.slice(-1)}` : run,
  );
  return /^\s*[=+\-@＝＋－＠]|^[\t\n]/u.test(value) ? `'${inside}` : inside;
}
