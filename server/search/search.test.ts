import { expect, test } from 'vitest';
import type { SearchDocument } from '#contract/search.ts';
import { isOneLetterAway } from './corrections.ts';
import { pageDocuments } from './page-documents.ts';
import { createSearch } from './search.ts';

const document = (title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'section',
  page: 'ai-platform',
  hash: null,
  pageTitle: 'Plattform',
  title,
  text,
  ...more,
});

const german = [
  document('Künstliche Intelligenz, die sich rechnet', 'Wir kalkulieren jeden Anwendungsfall.', {
    kind: 'page',
    page: 'home',
  }),
  document('Der Transformationsplan', 'Vier Phasen mit Zeitplan und Datenschutz.', { page: 'ai-transformation' }),
  document('Rechte und Rollen', 'Die Prüfung der Sicherheit gehört zur Abnahme. Die Straße ist lang.', {
    hash: 'rollen',
  }),
  document('Wie lange dauert ein Projekt?', 'Erste Ergebnisse nach 90 Tagen.', { kind: 'question', page: 'home' }),
  document('Kompetenz', 'Artikel 4 der KI-Verordnung verlangt Kenntnisse.', { page: 'ai-academy' }),
  document('Beratung', 'Ein Team und ein Gespräch von 30 Minuten.', { page: 'contact' }),
  document('Festpreis', 'Das MVP kostet 19.000 € zzgl. USt., nicht 19 oder 000.', { page: 'ai-mvp' }),
];
const facts = {
  summary: 'Haftung braucht einen Menschen.',
  minutes: 4,
  keywords: ['Betriebsvereinbarung'],
  contents: ['Wer unterschreibt'],
  sources: [],
  date: '2024-10',
  revised: null,
  changes: [],
  figures: [],
  opening: [],
};
let generation = 0;
let papers = [{ id: '7', number: '#7 10/2024', title: 'Wer haftet, wenn ein Agent handelt' }];
const search = createSearch({
  documents: async () => ({ de: german, en: [document('Security audit', 'Roles and rights.')] }),
  whitePapers: async () => papers,
  whitePaperFacts: async () => ({ '7': { de: facts, en: facts } }),
  whitePaperTexts: async () => ({
    '7': { de: 'Wer unterschreibt. Zu Silvester bestellt ein Agent. Abnahme um Abnahme: Abnahme.', en: '' },
  }),
  issues: async () => [],
  generation: () => generation,
});
const titles = async (query: string) =>
  (await search(query, 'de')).results.map(({ title }) => title.map(({ text }) => text).join(''));
const [home, plan, roles, question, literacy, contact, price] = german.map(({ title }) => title);

test.each([
  ['a word', 'Rollen', roles],
  ['the beginning of a word', 'kalkul', home],
  ['another case', 'DATENSCHUTZ', plan],
  ['a word inside a compound', 'plan', plan],
  ['the end of a compound', 'schutz', plan],
  ['umlauts typed as two letters', 'Kuenstliche', home],
  ['umlauts left out', 'kunstliche', home],
  ['ss for ß', 'strasse', roles],
  ['a letter too few', 'Transformtionsplan', plan],
  ['a letter too many', 'Intellligenz', home],
  ['a wrong letter', 'Sicherhait', roles],
  ['two letters exchanged', 'Projetk', question],
  ['a compound of two words that are apart', 'Datenschutzberatung', undefined],
  ['several words', 'phasen datenschutz', plan],
  ['a question', 'Wie lange dauert', question],
  ['a sentence by what it is about', 'was ist ein Festpreis', price],
  ['the plural of a short word', 'Teams', contact],
  ['a verb in another person', 'was kalkuliert ihr', home],
  ['small words where there are no others', 'die', home],
  [
    'a white paper by its keywords',
    'Betriebsvereinbarung',
    'White Paper #7 10/2024: Wer haftet, wenn ein Agent handelt',
  ],
  ['a white paper by its contents', 'unterschreibt', 'White Paper #7 10/2024: Wer haftet, wenn ein Agent handelt'],
  ['the plural of a singular', 'Prüfungen', roles],
  ['a plural with an umlaut', 'Transformationspläne', plan],
  ['the singular of a plural', 'Phase', plan],
  ['a number with its thousands apart', '19.000', price],
  ['a number without', '19000', price],
  ['an article of law', 'Artikel 4', literacy],
  ['an article of law by its abbreviation', 'Art. 4', literacy],
  ['a white paper', 'haftet Agent', 'White Paper #7 10/2024: Wer haftet, wenn ein Agent handelt'],
])('finds %s', async (_case, query, expected) => {
  const found = await titles(query);
  if (expected === undefined) expect(found.length).toBeGreaterThan(0);
  else expect(found[0]).toBe(expected);
});

test('search terms are highlighted in heading and extract', async () => {
  const [result] = (await search('prüfung rollen', 'de')).results;
  expect(result?.title).toEqual([
    { text: 'Rechte und ', hit: false },
    { text: 'Rollen', hit: true },
  ]);
  expect(result?.extract).toContainEqual({ text: 'Prüfung', hit: true });
  expect(result?.href).toBe('/leistungsangebot/ki-plattform#rollen');
});

test('a page ranks first for its name', async () => {
  const called = document('Vom Plan zum Betrieb', 'Text', {
    kind: 'page',
    page: 'ai-transformation',
    pageTitle: 'KI-Transformation',
    keywords: 'Wandel',
  });
  const other = document('Anderes', 'Transformation '.repeat(9));
  const find = createSearch({
    documents: async () => ({ de: [other, called], en: [] }),
    whitePapers: async () => [],
    whitePaperFacts: async () => ({}),
    whitePaperTexts: async () => ({}),
    issues: async () => [],
    generation: () => 0,
  });
  for (const query of ['Transformation', 'transformtion', 'Wandel']) {
    expect((await find(query, 'de')).results[0]?.page).toBe('ai-transformation');
  }
});

test.each([
  ['a typing error', 'Sicherhait', true],
  ['words that never stand together', 'Festpreis Straße', true],
  ['a word that is there', 'Sicherheit', false],
])('results for %s say whether they are only similar', async (_case, query, similar) => {
  const answer = await search(query, 'de');
  expect([answer.results.length > 0, answer.similar]).toEqual([true, similar]);
});

test.each([
  ['a longer word that only contains a known one', 'Missbrauchsstraßen'],
  ['a short word that differs by a letter', 'Planx'],
])('%s is not shown as a result', async (_case, query) => {
  expect((await search(query, 'de')).results).toEqual([]);
});

test('a result shows where it matched, even if that is a keyword or the name of its page', async () => {
  const [paper] = (await search('Betriebsvereinbarung', 'de')).results;
  expect(paper?.extract).toEqual([{ text: 'Betriebsvereinbarung', hit: true }]);
  const [inside] = (await search('Silvester', 'de')).results;
  expect(inside?.extract).toContainEqual({ text: 'Silvester', hit: true });
});

test('a section of the site ranks above a white paper that contains the word more often', async () => {
  const kinds = (await search('Abnahme', 'de')).results.map(({ kind }) => kind);
  expect(kinds).toEqual(['section', 'white-paper']);
});

test('of two results that match about equally, the one higher up in the site comes first', async () => {
  const questions = (title: string, text: string) => document(title, text, { keywords: 'FAQ' });
  const find = createSearch({
    documents: async () => ({
      de: [questions('Die Oberen', ''), ...Array.from({ length: 20 }, () => german).flat(), questions('Unten', '')],
      en: [],
    }),
    whitePapers: async () => [],
    whitePaperFacts: async () => ({}),
    whitePaperTexts: async () => ({}),
    issues: async () => [],
    generation: () => 0,
  });
  const found = (await find('FAQ', 'de')).results.map(({ title }) => title[0]?.text);
  expect(found).toEqual(['Die Oberen', 'Unten']);
});

test('each language searches its own pages', async () => {
  expect((await search('security', 'de')).results).toEqual([]);
  expect((await search('audit', 'en')).results[0]?.href).toBe('/services/ai-platform');
});

test('a white paper that staff add is found', async () => {
  expect(await titles('Quartalsbericht')).toEqual([]);
  papers = [...papers, { id: '37', number: '#37 09/2025', title: 'Der Quartalsbericht' }];
  generation += 1;
  expect(await titles('Quartalsbericht')).toEqual(['White Paper #37 09/2025: Der Quartalsbericht']);
});

test('searches are answered while the index is built, even if content changes meanwhile', async () => {
  const searches = Array.from({ length: 6 }, (_, at) => {
    if (at % 2 === 0) generation += 1;
    return titles('Rollen');
  });
  for (const found of await Promise.all(searches)) expect(found[0]).toBe(roles);
});

test.each([
  'whitePapers',
  'documents',
])('an index that could not be built for lack of %s is built for the next search', async (what) => {
  let away = true;
  const unless = <T>(missing: boolean, found: T) =>
    missing ? Promise.reject(new Error('it is away')) : Promise.resolve(found);
  const find = createSearch({
    documents: () => unless(away && what === 'documents', { de: german, en: [] }),
    whitePapers: () => unless(away && what === 'whitePapers', []),
    whitePaperFacts: async () => ({}),
    whitePaperTexts: async () => ({}),
    issues: async () => [],
    generation: () => 0,
  });
  await expect(find('Rollen', 'de')).rejects.toThrow('away');
  away = false;
  expect((await find('Rollen', 'de')).results).toHaveLength(1);
});

test('a white paper searched by its number comes first, whatever else has that number', async () => {
  const shipped = papers;
  const dated = Array.from({ length: 24 }, (_, index) => ({
    id: `${100 + index}`,
    number: `#${100 + index} 12/2024`,
    title: `12 White Papers, 12 Fragen, Teil ${index}`,
  }));
  papers = [...shipped, ...dated, { id: '12', number: '#12 11/2024', title: 'Wem gehört das Ergebnis' }];
  generation += 1;
  for (const query of ['#12', 'White Paper 12', 'white paper #12', 'WP12', ' wp 12 '])
    expect((await titles(query))[0], query).toBe('White Paper #12 11/2024: Wem gehört das Ergebnis');
  papers = shipped;
  generation += 1;
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a lone quote', '"'],
  ['quotes and operators', '"Rollen" AND NOT (x OR "y" NEAR/3 z*) ^a -b +c'],
  ['a column filter', 'title: Rollen {text} : x'],
  ['SQL', "'; drop table words; --"],
  ['emoji', '🚀🚀'],
  ['NUL and control bytes', 'Rol\u0000len\u0001\u0002'],
  ['10 kB', 'x'.repeat(10_000)],
  ['10 kB of words', 'Rollen '.repeat(1500)],
  ['another script', 'בינה מלאכותית'],
])('%s gets an ordinary answer', async (_case, query) => {
  expect(Array.isArray((await search(query, 'de')).results)).toBe(true);
});

test('a search without matches has no results', async () => {
  expect(await search('Xylophonkonzert', 'de')).toEqual({ results: [], similar: false });
});

test('a page is indexed as visitors see it: sections with their ids, questions, no controls', () => {
  const pageTitle = 'Titel | Teil';
  const html = `<html><head><title>Titel | Teil | Firma</title><meta name="keywords" content="a, b"><meta name="description" content="Kurz."></head><body><nav>Menü</nav><main id="content"><section><h1>Der <em>Titel</em></h1><p>Ein&shy;leitung.</p>
    <button>Los</button><svg><text>Bild</text></svg><figure><p>12 Wochen</p></figure></section>
    <section id="eins"><div class="margin pb-4"><p>Rand</p><p aria-hidden="true">Notiz</p></div><h2>Erstens<sup><a href="#note-1">1</a></sup></h2><p>Text</p><ul><li>a</li><li>b</li></ul><p><b>19.000 €</b><span>zzgl. USt.</span> Ein <em>Wort</em>, ganz</p></section>
    <section id="fragen"><p class="eyebrow">Klein</p><h2>Fragen</h2><details id="warum"><summary><span>Thema</span><h3>Warum?</h3></summary><p>Darum.</p></details><p>Danach</p></section>
    </main><footer>Fuß</footer></body></html>`;
  expect(pageDocuments('home', html)).toEqual([
    {
      kind: 'page',
      page: 'home',
      hash: null,
      pageTitle,
      keywords: 'a, b',
      description: 'Kurz.',
      title: 'Der Titel',
      text: 'Einleitung.',
    },
    {
      kind: 'section',
      page: 'home',
      hash: 'eins',
      pageTitle,
      keywords: 'Rand',
      title: 'Erstens',
      text: 'Text · a · b · 19.000 € · zzgl. USt. Ein Wort, ganz',
    },
    {
      kind: 'section',
      page: 'home',
      hash: 'fragen',
      pageTitle,
      title: 'Fragen',
      text: 'Danach',
      keywords: 'Klein, FAQ',
    },
    { kind: 'question', page: 'home', hash: 'warum', pageTitle, title: 'Warum?', text: 'Darum.' },
  ]);
});

test.each([
  ['haus', 'maus', true],
  ['haus', 'hauser', false],
  ['haus', 'huas', true],
  ['haus', 'haus', false],
  ['haus', 'hau', true],
  ['ab', 'ba', true],
])('%s and %s are one letter apart: %s', (a, b, expected) => {
  expect(isOneLetterAway(a, b)).toBe(expected);
});
