import { expect, test } from 'vitest';
import { filterPapers } from './filter.ts';

const titled = [
  { id: '36', number: '#36 08/2025', title: 'Allzweck-Modelle ab August 2025' },
  { id: '13', number: '#13 12/2024', title: 'Private Sprachmodelle: Rechenzentrum oder Cloud' },
  { id: '6', number: '#6 09/2024', title: 'Früh beteiligen: Größe, Maß und Ämter' },
  { id: '0190-new', number: '#37 11/2026', title: 'Agenten im Einkauf' },
];
const described: Record<string, { summary: string; keywords: string[] }> = {
  '13': { summary: 'Wann sich der eigene Betrieb lohnt.', keywords: ['On-Premises', 'Datenhoheit'] },
};
const papers = titled.map((paper) => ({ ...paper, ...(described[paper.id] ?? { summary: null, keywords: [] }) }));
const found = (query: string, topic: Parameters<typeof filterPapers>[1]['topic'] = null) =>
  filterPapers(papers, { topic, query }).map(({ id }) => id);

test('nothing typed shows everything', () => expect(found('  ')).toEqual(['36', '13', '6', '0190-new']));

test('every word typed must be there, in any order and case', () => {
  expect(found('cloud PRIVATE')).toEqual(['13']);
  expect(found('cloud einkauf')).toEqual([]);
});

test.each(['früh', 'fruh', 'FRUEH', 'groesse', 'grösse', 'mass', 'Maß'])('%s finds a title with umlauts', (query) =>
  expect(found(query)).toEqual(['6']));

test.each([
  ['Aemtern', '6'],
  ['Clouds', '13'],
  ['Einkäufe', '0190-new'],
])('a plural finds its singular (%s)', (query, id) => expect(found(query)).toEqual([id]));

test('a number or a month finds the matching papers', () => {
  expect(found('#13')).toEqual(['13']);
  expect(found('08/2025')).toEqual(['36']);
});

test('a subject narrows the list; papers added later stay under all subjects', () => {
  expect(found('', 'law')).toEqual(['36']);
  expect(found('sprachmodelle', 'law')).toEqual([]);
  expect(found('einkauf')).toEqual(['0190-new']);
});

test.each(['lohnt betrieb', 'datenhoheit', 'on-premises cloud'])('%s finds a paper by what it says', (query) =>
  expect(found(query)).toEqual(['13']));

test('words that are not in a paper do not find it', () => expect(found('null')).toEqual([]));
