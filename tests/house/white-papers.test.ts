import { describe, expect, test } from 'vitest';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { digitalOmnibus, legalSources, sourcesCited } from '#contract/white-papers/legal-sources.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { factsOf, readPaper } from '#scripts/white-papers/source.ts';
import { listedDescription, listedTitle } from '#web/seo/listing.ts';

const papers = [
  ...builtInWhitePapers.map(({ id, titles }) => ({ id, titles })),
  ...[...privateEquityPapers, ...organisationPapers].map((id) => ({ id, titles: requestPaperTitles[id] })),
];

describe.each(papers)('white paper $id', ({ id, titles }) => {
  const sources = languages.map((language) => readPaper(id, language));
  const [german, english] = sources.map(({ markdown }) => markdown) as [string, string];

  test.each(sources)('has at least 700 words of its own ($language)', ({ markdown }) => {
    // Markup of tables, lists and headings is not counted.
    const words = markdown
      .replace(/[|#*–-]+/g, ' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(700);
  });

  test.each(sources)('has its facts ($language)', (source) => {
    expect(source.title, 'Titles stand in contract/ and before the text.').toBe(titles[source.language]);
    expect(source.summary.length).toBeGreaterThan(80);
    expect(source.keywords.length).toBeGreaterThanOrEqual(3);
    expect(source.date).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    const citesLaw = /(Art\.|Articles?|Artikel|§§?|[Ss]ections?)\s\d/.test(source.markdown);
    if (citesLaw) expect(source.revised, 'Law is told as of a month: `revised: 2026-11`.').not.toBeNull();
    if (source.revised) expect(source.revised).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    const dates = source.changes.map(({ date }) => date);
    expect(dates, 'The newest change stands first.').toEqual(dates.toSorted().toReversed());
    for (const { date, what } of source.changes) {
      expect(date).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(date > source.date && what.length > 9).toBe(true);
    }
    if (source.revised && source.revised > source.date)
      expect(dates[0], 'Say what changed: `changes: 2026-11 example recalculated`.').toBe(source.revised);
    expect(new Set(factsOf(source).contents).size, 'no heading twice').toBe(factsOf(source).contents.length);
    expect(source.markdown, 'no exclamation mark').not.toContain('!');
  });

  test('follows its language’s typography', () => {
    // No line break between a law and its number, or a number and its unit.
    const parted =
      /(Art\.|Artikel|Abs\.|Nr\.|§|Mio\.) [\d€]|\d [€%]|\bArticle \d|[Ss]ection \d|\d (million|billion)\b/g;
    const units = /\d (kWh?|km|ms|min|h|Uhr|Mio\.|Millionen|Milliarden|[ap]\.m\.)(?!\p{L})/gu;
    const found = [german, english].flatMap((text) => [parted, units].flatMap((one) => text.match(one) ?? []));
    expect(found, 'a no-break space').toEqual([]);
    expect(german.match(/["“][^„“”"]*"|\d%/g) ?? [], '„…“ and 5\u202f%').toEqual([]);
    expect(english.match(/["‘]|\d (%|per cent)|e-mail|enquir/g) ?? [], '“…”, 5%, email, inquiry').toEqual([]);
  });

  test('has the same changes in both languages', () => {
    const [inGerman = [], inEnglish = []] = sources.map(({ changes }) => changes.map(({ date }) => date));
    expect(inEnglish).toEqual(inGerman);
  });

  test('has the same sections, tables and lists in both languages', () => {
    const shape = (markdown: string) =>
      markdown.match(/^(#{2,3} |\||[-*] |\d+\. )/gm)?.map((mark) => mark.replace(/\d+/, '1'));
    expect(shape(english)).toEqual(shape(german));
  });
});

test('everything a paper cites is among its sources, the same in both languages', () => {
  const lists = papers.map(({ id }) =>
    languages.map((language) => sourcesCited(readPaper(id, language).markdown, language)),
  );
  for (const [index, [german = [], english = []]] of lists.entries())
    expect(english.length, `${papers[index]?.id}`).toBe(german.length);
  const listed = new Set(lists.flat(2).map(({ name }) => name));
  const act = /(?:Verordnung|Richtlinie|Regulation|Directive) \((?:EU|EG|EC)\)\s(?:N[ro]\.?\s)?(\d+\/\d+)/g;
  const unlisted = papers.flatMap(({ id }) =>
    languages.flatMap((language) => {
      const { markdown } = readPaper(id, language);
      const names = sourcesCited(markdown, language).map(({ name }) => name);
      const numbers = [...markdown.matchAll(act)].map(([, number = '']) => number);
      return numbers.filter((number) => !names.some((name) => name.includes(number))).map((number) => [id, number]);
    }),
  );
  expect(unlisted, 'acts of the Union that no source names').toEqual([]);
  // German acts by abbreviation, rulings by number, authorities' guidance by its kind.
  const others =
    /\b(?:[A-Z][A-Za-z]*[a-zäöü]{2}[A-Za-zäöü]*[GV]|KI-MIG)\b|\b\d+\sB?V?[A-Z][A-Za-z]*\s\d+\/\d\d\b|\b\d+\/2024(?=\s(?:des|of))|BGBl\.\s2026\sI\sNr\.\s\d+|CLOUD Act|(?:Leitlinien|[Gg]uidelines)(?=\s(?:der Kommission|of))|Preisangabenverordnung|Price Indication Ordinance/g;
  const unnamed = papers.flatMap(({ id }) =>
    languages.flatMap((language) => {
      const { markdown } = readPaper(id, language);
      const names = sourcesCited(markdown, language).map(({ name }) => name.toLowerCase());
      const cited = [...markdown.matchAll(others)].map(([one]) => one.replace(/\s/g, ' '));
      return cited
        .filter((one) => !names.some((name) => name.replace(/\s/g, ' ').includes(one.toLowerCase())))
        .map((one) => [id, language, one]);
    }),
  );
  expect(unnamed, 'other acts, rulings and guidelines that no source names').toEqual([]);
  expect(legalSources.filter(({ name }) => !listed.has(name.de)).map(({ name }) => name.de)).toEqual([]);
});

test('a paper that rests on the Digital Omnibus says so among its sources, until it stands in the Official Journal', () => {
  const moved = {
    de: /2\.\sDezember\s202[67]|2\.\sAugust\s2028|Omnibus/,
    en: /2\sDecember\s202[67]|2\sAugust\s2028|Omnibus/,
  };
  for (const language of languages) {
    const resting = papers.filter(({ id }) => {
      const { markdown } = readPaper(id, language);
      const names = sourcesCited(markdown, language).map((source) => source.name);
      const isNamed = names.some((one) => one.startsWith('Digital Omnibus'));
      expect(isNamed, `${id}/${language}`).toBe(moved[language].test(markdown));
      return isNamed;
    });
    expect(resting.length).toBeGreaterThanOrEqual(9);
  }
  expect(digitalOmnibus(null).note?.de).toContain('29.\u00a0Juni 2026');
  const { name, note, href } = digitalOmnibus({ number: '2026/1234', date: '2026-08-15' });
  expect([name.de, name.en, href('de'), note]).toEqual([
    'Digital Omnibus, Verordnung (EU) 2026/1234 (15.\u00a0August 2026)',
    'Digital Omnibus, Regulation (EU) 2026/1234 (15\u00a0August 2026)',
    'https://eur-lex.europa.eu/eli/reg/2026/1234/oj?locale=de',
    undefined,
  ]);
});

test('titles and descriptions of all papers fit into search results', () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { id } of builtInWhitePapers) {
    for (const language of languages) {
      const { title, short, summary, description = listedDescription(title, summary) } = readPaper(id, language);
      const shown = listedTitle(title, short);
      if (shown.length > 44 || shown.endsWith('…'))
        faults.push(`${id}/${language}.md needs a \`short:\` of 44 at most`);
      if (seen.has(shown)) faults.push(`${id}/${language}.md: ${shown} is another paper’s`);
      if (description.length < 120 || description.length > 160 || !/[.?]$/.test(description))
        faults.push(`${id}/${language}.md needs a \`description:\` of 120 to 160: ${description}`);
      seen.add(shown);
    }
  }
  expect(faults).toEqual([]);
});

test('titles that staff give are never cut within a word', () => {
  expect(listedTitle('Kurz und gut')).toBe('Kurz und gut');
  const shown = listedTitle('Ein Titel, den jemand im Adminbereich sehr ausführlich geschrieben hat');
  expect(shown).toBe('Ein Titel, den jemand im Adminbereich sehr …');
  expect(shown.length).toBeLessThanOrEqual(44);
});

test('labels and dates of the papers are those of the series', () => {
  for (const { id, number, published } of builtInWhitePapers) {
    for (const language of languages) {
      const source = readPaper(id, language);
      expect([source.number, source.date]).toEqual([number, published.slice(0, 7)]);
    }
  }
});
