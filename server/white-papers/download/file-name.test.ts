import { expect, test } from 'vitest';
import { paperFileName } from './file-name.ts';

test.each([
  [
    '#35 08/2025',
    'Wertsteigerung im Portfolio: Eine KI-Vorlage für mehrere Beteiligungen',
    'White-Paper-35_Wertsteigerung-im-Portfolio',
  ],
  ['#7', 'Prüfen, „was“ größer/älter ist', 'White-Paper-7_Pruefen-was-groesser-aelter-ist'],
  [null, 'Human in the loop: where a person has to check', 'White-Paper_Human-in-the-loop'],
  ['#37 11/2026', '標題', 'White-Paper-37'],
])('a file name contains the sender and the title (%s)', (label, title, name) =>
  expect(paperFileName('Musterwerk KI', label, title)).toBe(`Musterwerk-KI_${name}.pdf`));

test('a long title is cut between words', () => {
  const name = paperFileName(
    'M',
    '#1',
    'Ein sehr langer Titel ohne Doppelpunkt der kein Ende nimmt und immer weiter geht',
  );
  expect(name).toBe('M_White-Paper-1_Ein-sehr-langer-Titel-ohne-Doppelpunkt-der-kein-Ende-nimmt.pdf');
});
