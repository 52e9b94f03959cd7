import { fieldsOf, type ImportField, type ImportKind } from '#contract/staff/imports/imports.ts';

/** German and English headings of CRMs and newsletter tools, normalised; the first match counts. */
const headings: readonly (readonly [ImportField, RegExp])[] = [
  ['email', /^(e ?mail|mail$|mail ?adresse)/],
  ['firstName', /^(vorname|first ?name|given ?name|rufname)/],
  ['lastName', /^(nachname|familienname|last ?name|surname|family ?name)/],
  ['fullName', /^(name|full ?name|kontakt$|contact ?name|ansprechpartner)/],
  ['phone', /^(telefon|tel\b|phone|mobil|handy)/],
  ['company', /^(firma|unternehmen|company|organi[sz]ation|account ?name)/],
  ['subject', /^(betreff|subject|thema|topic)/],
  ['message', /^(nachricht|message|text$|kommentar|comment|anmerkung|bemerkung|anfrage$|notiz|note)/],
  ['consent', /^(wortlaut|einwilligung|consent|quelle|source|opt ?in ?(quelle|source|text))/],
  [
    'date',
    /^(datum|date|zeitpunkt|eingegangen|erstellt|created|angemeldet|bestatigt|confirm|opt ?in|subscribed|signed)/,
  ],
  ['language', /^(sprache|language|lang$|locale)/],
];
const dated = /datum|date|zeit|time| am$| at$/;

/** What each column probably holds; each field is assigned once, to the first matching column. */
export function guessFields(given: readonly string[], kind: ImportKind): (ImportField | null)[] {
  const left = new Set<ImportField>(fieldsOf[kind]);
  return given.map((heading) => {
    const text = folded(heading);
    // Columns for the date and the text of a consent have similar headings.
    const isDate = dated.test(text) && !/^(update|birth|geburt)/.test(text);
    const field = isDate ? 'date' : headings.find(([, shape]) => shape.test(text))?.[0];
    if (!field || !left.has(field)) return null;
    left.delete(field);
    return field;
  });
}

const folded = (heading: string) =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
