import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { guessFields } from './guess.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const rowsOf = (bytes: Uint8Array) => readCsv(bytes).parts.flat();

test.each([
  ['semicolons, a mark and CRLF', utf8('\uFEFFE-Mail;Name\r\na@b.example;Jörg\r\n')],
  ['commas', utf8('E-Mail,Name\na@b.example,Jörg')],
  ['tabs', utf8('E-Mail\tName\na@b.example\tJörg\n')],
  ['old line ends', utf8('E-Mail;Name\ra@b.example;Jörg\r')],
  ['Windows-1252', new Uint8Array([...utf8('E-Mail;Name\na@b.example;J'), 0xf6, ...utf8('rg')])],
  [
    'UTF-16',
    new Uint8Array(new Uint16Array([...'\uFEFFE-Mail;Name\na@b.example;Jörg'].map((one) => one.charCodeAt(0))).buffer),
  ],
])('a file with %s is parsed', (_case, bytes) => {
  expect(readCsv(bytes)).toMatchObject({
    headings: ['E-Mail', 'Name'],
    rows: 1,
    parts: [[{ line: 2, cells: ['a@b.example', 'Jörg'] }]],
  });
});

test('quoted cells may contain separators, quotes and line breaks; lines are counted as in an editor; blank ones are skipped', () => {
  const text = 'A;"B;C"\n1;"zwei ""Zitate""\r\nund ein Umbruch"\n;\n\n3;=SUM(A1)\n';
  expect(readCsv(utf8(text)).headings).toEqual(['A', 'B;C']);
  expect(rowsOf(utf8(text))).toEqual([
    { line: 2, cells: ['1', 'zwei "Zitate"\r\nund ein Umbruch'] },
    { line: 6, cells: ['3', '=SUM(A1)'] },
  ]);
});

test('cells to the right of the last heading are a column without a heading that can be imported', () => {
  expect(readCsv(utf8('E-Mail;Notiz\na@b.example;Hallo; ohne Anführungszeichen\nc@d.example;x;;\n')).headings).toEqual([
    'E-Mail',
    'Notiz',
    '',
  ]);
});

test.each([
  ['ten megabytes of one line', utf8(`A;B\n${'x'.repeat(10_000_000)}`), /Zeile 2/],
  ['a quote that is not closed', utf8('A;B\n1;"x\ny"\n2;"offen\n3;4\n'), /In Zeile 4 .* nicht geschlossen/],
  ['a quote that never ends', utf8(`A;B\n1;"offen\n${'x;y\n'.repeat(100_000)}`), /In Zeile 2 .* nicht geschlossen/],
  [
    'a quote that ends far below',
    utf8(`A;B\n1;"offen\n${'x;y\n'.repeat(10_000)}1;"zu"`),
    /Fehlt ein Anführungszeichen/,
  ],
  ['text after a closing quote', utf8('A;B\n"Mia";"offen\nNoa;"zu"\n'), /In Zeile 2 .* noch Text/],
  ['zero bytes', new Uint8Array([65, 10, 0, 66]), /keine Textdatei/],
  ['300 columns', utf8(`${'a;'.repeat(300)}\n1`), /200 Spalten/],
  ['a row of 300 columns', utf8(`a;b\n${'1;'.repeat(300)}`), /Zeile 2/],
  ['a heading alone', utf8('E-Mail;Name\n\n'), /keine Zeile/],
  ['nothing', new Uint8Array(), /ist leer/],
  ['nothing but blank lines', utf8(' \n;;\n'), /ist leer/],
  ['60,000 rows', utf8(`a;b\n${'1;2\n'.repeat(60_000)}`), /50\.000 Zeilen/],
])('a file with %s is refused with a message', (_case, bytes, sentence) => {
  expect(() => readCsv(bytes)).toThrow(sentence);
});

test('rows are uploaded in parts that fit into one call', () => {
  const { parts, rows } = readCsv(utf8(`a;b\n${`1;${'ä'.repeat(900)}\n`.repeat(600)}`));
  expect(rows).toBe(600);
  const bytes = parts.map((part) => new TextEncoder().encode(JSON.stringify({ part: 0, rows: part })).length);
  expect(Math.max(...bytes)).toBeLessThan(64 * 1024);
});

test.each([
  [
    ['E-Mail-Adresse', 'Vorname', 'Nachname', 'Firma', 'Eingegangen am'],
    ['email', 'firstName', 'lastName', 'company', 'date'],
  ],
  [
    ['Name', 'Email', 'Phone Number', 'Created Date', 'Message', 'Owner'],
    ['fullName', 'email', 'phone', 'date', 'message', null],
  ],
  [
    ['email', 'E-Mail 2', 'Telefon'],
    ['email', null, 'phone'],
  ],
] as const)('headings %j of leads are guessed', (given, fields) => {
  expect(guessFields(given, 'leads')).toEqual(fields);
});

test('headings of subscribers distinguish the date of a consent from its wording', () => {
  const given = ['EMAIL', 'First Name', 'Einwilligung am', 'Wortlaut der Einwilligung', 'Sprache', 'Phone'];
  expect(guessFields(given, 'subscribers')).toEqual(['email', 'firstName', 'date', 'consent', 'language', null]);
});
