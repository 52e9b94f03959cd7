import { expect, test } from 'vitest';
import type { SearchDocument } from '#contract/search.ts';
import { createSearch } from './search.ts';

function section(title: string, text: string, page: SearchDocument['page'] = 'home'): SearchDocument {
  return { kind: 'section', page, hash: null, pageTitle: 'Seite', title, text };
}

function searchIn(documents: SearchDocument[]) {
  return createSearch({
    documents: async () => ({ de: documents, en: [] }),
    whitePapers: async () => [],
    whitePaperFacts: async () => ({}),
    whitePaperTexts: async () => ({}),
    issues: async () => [],
    generation: () => 0,
  });
}

test('an abbreviation matches whole words first, then beginnings of words, but not parts of unrelated words', async () => {
  const trial = section('Investoren', 'Was gerade erprobt wird.', 'spin-offs');
  const storage = section('Ablage', 'Der Energieverbrauch sinkt, das Interpretieren nicht.', 'contact');
  const system = section('Anbindung', 'Vorschläge erscheinen im ERP.', 'ai-applications');
  const find = searchIn([trial, storage, system]);
  const pages = async (query: string) => (await find(query, 'de')).results.map(({ page }) => page);
  expect(await pages('ERP')).toEqual(['ai-applications', 'spin-offs']);
  // When no word begins with it, it may be part of a compound.
  expect(await pages('pre')).toEqual(['contact']);
});

test('matches within words are shown as whole words', async () => {
  const text =
    `${'Am Anfang steht viel. '.repeat(6)}Der Nettoumsatzanteil zählt. ${'Am Ende auch noch. '.repeat(9)}`.trim();
  const find = searchIn([section('Überschrift', text)]);
  const [result] = (await find('umsatz', 'de')).results;
  const extract = result?.extract.map((part) => part.text).join('') ?? '';
  expect(result?.extract).toContainEqual({ text: 'umsatz', hit: true });
  expect(extract.length).toBeGreaterThan(120);
  expect(extract).toMatch(/^….+…$/);
  // The extract begins and ends at spaces.
  expect(` ${text} `).toContain(` ${extract.replaceAll('…', '')} `);
});
