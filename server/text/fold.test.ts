import { expect, test } from 'vitest';
import { foldForSearch } from './fold.ts';

test.each([
  ['Größe', 'groesse'],
  ['GRÖẞE', 'groesse'],
  ['groesse', 'groesse'],
  ['Äpfel, Öl und Übung', 'aepfel, oel und uebung'],
  // The same letter with a combining diaeresis.
  ['u\u0308ber', 'ueber'],
  ['Éva Čapek, Łódź', 'eva capek, łodz'],
  // More than one mark on a letter.
  ['Nguyễn', 'nguyen'],
  ['ﬁnanz', 'finanz'],
])('%s is found as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test.each([
  ['  Two \t words\r\n\n here ', 'two words here'],
  ['  Zwei \t Wörter\r\n\n da ', 'zwei woerter da'],
  ['ein\u00a0Wort', 'ein wort'],
  ['', ''],
])('%j counts as a single space between words', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test('characters between plain letters and others are folded, too', () => {
  expect(foldForSearch('plain ö')).toBe('plain oe');
  expect(foldForSearch('ö plain')).toBe('oe plain');
});

test('characters that decompose into whole sentences do not lengthen a text many times', () => {
  expect(foldForSearch('vor \ufdfa\ufdfb nach')).toBe('vor nach');
  expect(foldForSearch('\ufdfa'.repeat(5000)).length).toBeLessThan(5001);
});
