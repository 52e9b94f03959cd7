import { summaryOf } from '#contract/calculation/shown.ts';
import { de as calculationWords } from '#contract/calculation/words.de.ts';
import { keysOf } from '#contract/keys-of.ts';
import { authorName } from '#server/staff/account/program-authors.ts';
import { toContact } from '#server/staff/contacts/contact.ts';
import type { ListedLead } from '#server/staff/contacts/repository.ts';
import type { NoteRow } from '#server/staff/desk/lead-repository.ts';
import { germanDateTime } from '#server/staff/german-date-time.ts';
import { codeWords } from '#server/text/code-words.ts';
import { safeCell } from '#server/text/csv.ts';
import { isoTime } from '#server/text/iso-time.ts';

/** A note as exported. */
type Note = { at: string; by: string; text: string };
export type CompleteLead = ReturnType<typeof completeLead>;

/** Everything stored of a lead, with its desk and notes; times are ISO 8601 in UTC. */
export function completeLead({ lead, desk }: ListedLead, notes: readonly NoteRow[]) {
  const { created_at: createdAt, ...contact } = toContact(lead);
  return {
    ...contact,
    createdAt,
    suspect: lead.suspect === 1,
    state: desk?.state ?? 'new',
    owner: desk?.owner?.name ?? null,
    answeredAt: desk?.answeredAt ?? null,
    changedAt: desk?.changedAt ?? null,
    changedBy: desk?.changedBy?.name ?? null,
    notes: notes.map(
      ({ created_at, username, text }): Note => ({
        at: isoTime(created_at),
        by: authorName(username),
        text,
      }),
    ),
  };
}

/** Column headings by field. */
export const columnTitles: Readonly<Record<keyof CompleteLead, string>> = {
  id: 'ID',
  createdAt: 'Eingegangen',
  kind: 'Art',
  language: 'Sprache',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  subject: 'Betreff',
  message: 'Nachricht',
  pageSource: 'Seite',
  buttonContext: 'Button Kontext',
  buttonText: 'Button Text',
  pageUrl: 'Adresse der Seite',
  details: 'Angaben der Art',
  calculation: 'Kalkulation',
  spamSignals: 'Spam-Zeichen',
  suspect: 'Verdächtig',
  followsId: 'Ändert die Anfrage',
  state: 'Stand',
  owner: 'Zuständig',
  answeredAt: 'Beantwortet',
  changedAt: 'Bearbeitet',
  changedBy: 'Bearbeitet von',
  notes: 'Notizen',
};

/**
 * The fields as staff read them in tables: German words for codes, times of the office, one line per member of a list
 * or map. JSON has the values that programs read.
 */
export function cells(lead: CompleteLead): string[] {
  const { kind, language, state, details, calculation, spamSignals, suspect, notes, ...plain } = lead;
  const text: Record<keyof CompleteLead, string | null> = {
    ...plain,
    createdAt: clock(plain.createdAt),
    answeredAt: clock(plain.answeredAt),
    changedAt: clock(plain.changedAt),
    kind: word(kind),
    language: word(language),
    state: word(state),
    details: Object.entries(details)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    calculation: calculation && summaryOf(calculation, 'de', calculationWords),
    spamSignals: spamSignals.map(word).join(', '),
    suspect: suspect ? 'ja' : '',
    notes: notes.map(({ at, by, text: note }) => `${clock(at)} ${by}: ${note}`).join('\n'),
  };
  return keysOf(columnTitles).map((name) => text[name] ?? '');
}

const word = (code: keyof typeof codeWords) => codeWords[code];
const clock = (moment: string | null) => moment && germanDateTime(Date.parse(moment));

/** Maximum length of an XLSX cell in characters (ECMA-376; Excel's specifications and limits). */
const longestCell = 32_767;

/** Phone numbers. XLSX cells are typed as text, so that a number is not evaluated as a sum as in CSV. */
const dialled = /^\+[\d\s()/.-]+$/;

/** Characters invalid in XML 1.0 (2.2) that `safeCell` keeps: a single one makes the file unreadable. */
const notOfXml = /[\ufffe\uffff]/g;

/** The value without what a spreadsheet would run or XML cannot contain. */
export const sheetCell = (value: string): string =>
  (dialled.test(value) ? value : safeCell(value).replace(notOfXml, '')).slice(0, longestCell);
