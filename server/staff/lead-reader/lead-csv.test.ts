import { expect, test } from 'vitest';
import type { Lead } from '#server/db/schema/schema.ts';
import { leadRow } from '#tests/support/rows/lead-rows.ts';
import { csvHead, csvRow } from './lead-csv.ts';

const row = (change: Partial<Lead>) => csvRow(leadRow('2026-11-21T08:12:00Z', change) as Lead);
const message = (text: string) => /^(?:"[^"]*";){4}("(?:[^"]|"")*");/.exec(row({ message: text }))?.[1];

test('the header has the columns of the specification, after a byte order mark', () => {
  expect(csvHead()).toBe(
    '\uFEFF"Datum";"Name";"Email";"Telefon";"Nachricht";"Seite";"Button Kontext";"Button Text"\r\n',
  );
});

test('a lead is one line with every value quoted', () => {
  const lead = { phone: '0511 1234', button_context: 'AIWizz Demo', button_text: 'AIWizz Demo buchen' };
  expect(row(lead)).toBe(
    '"21.11.2026, 09:12";"Erika Beispiel";"erika@beispiel.example";"0511 1234";"Bitte rufen Sie an.";"Startseite";"AIWizz Demo";"AIWizz Demo buchen"\r\n',
  );
});

test('quotes are doubled, separators and line breaks stay inside their value', () => {
  expect(message('Er sagte „ja“ und "gern"; sofort')).toBe('"Er sagte „ja“ und ""gern""; sofort"');
  expect(message('eins\r\nzwei\rdrei\nvier')).toBe('"eins\nzwei\ndrei\nvier"');
});

test('formulas are defused', () => {
  const formulas = [
    '=1+1',
    '+49 511 1',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\tx',
  ];
  for (const formula of formulas) expect([formula, message(formula)?.startsWith(`"'`)]).toEqual([formula, true]);
  expect(row({ first_name: '=HYPERLINK("https://example.com")' })).toContain(
    `"'=HYPERLINK(""https://example.com"") Beispiel"`,
  );
});

test.each([
  ['x,=HYPERLINK("http://visitor.example","Klick"),y', `"x,'=HYPERLINK(""http://visitor.example"",""Klick""),y"`],
  ['a,=1+1\n=2+2', `"a,'=1+1\n'=2+2"`],
  ['a;=1', `"a;'=1"`],
  ['a\t+1', `"a\t'+1"`],
  ['a\r\n -1', `"a\n '-1"`],
  ['a,"=1', `"a,""'=1"`],
  ['a, ＝1', `"a, '＝1"`],
])('a formula within %j is defused for lists with commas, tabs and line breaks too', (text, cell) => {
  expect(message(text)).toBe(cell);
});

test('a value of only separators is processed in linear time', () => {
  const text = `a${', \n'.repeat(20_000)}`;
  expect(message(text)).toBe(`"${text}"`);
});

test('invisible characters are removed', () => {
  expect(message('a\u0000b\u202Ec\u2066d\u001be')).toBe('"abcde"');
  expect(message('\u202E=1')).toBe(`"'=1"`);
});

test('a lead with only one name has no stray space', () => {
  expect(row({ first_name: 'Erika', last_name: '' })).toContain(';"Erika";');
  expect(row({ first_name: '', last_name: 'Beispiel' })).toContain(';"Beispiel";');
});

test('ordinary values are left as they are', () => {
  for (const text of ['1 + 1 = 2', 'a@b', 'Preis: -20 %', '„=“', '0511']) expect(message(text)).toBe(`"${text}"`);
});
