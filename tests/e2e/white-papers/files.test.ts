import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token } from 'marked';
import { beforeAll, describe, expect, test } from 'vitest';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { sourcesCited } from '#contract/white-papers/legal-sources.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { ensurePoppler } from '#scripts/lib/poppler.mjs';
import { type PaperSource, readPaper } from '#scripts/white-papers/source.ts';
import { root } from '#tests/house/files.ts';
import { type ReadPdf, readPdf } from '#tests/support/read-pdf.ts';

type Case = { file: string; id: string; language: Language; title: string };

const downloads = languages.flatMap((language) =>
  builtInWhitePapers.map(({ id, titles, pdf }): Case => {
    return { file: join('build/client', pdf[language]), id, language, title: titles[language] };
  }),
);
const mailed = languages.flatMap((language) =>
  [...privateEquityPapers, ...organisationPapers].map((id): Case => {
    return { file: `build/papers/${id}-${language}.pdf`, id, language, title: requestPaperTitles[id][language] };
  }),
);

beforeAll(() => {
  const missing = ensurePoppler();
  if (missing) throw new Error(missing);
}, 300_000);

test('there are 72 papers to download and 14 to be mailed', () => {
  expect([downloads.length, mailed.length]).toEqual([72, 14]);
  for (const { file } of [...downloads, ...mailed]) expect(existsSync(join(root, file)), file).toBe(true);
});

describe.each([...downloads, ...mailed])('$file', ({ file, id, language, title }) => {
  let source: PaperSource;
  let pdf: ReadPdf;
  let tokens: Token[];
  /** Whether a list of sources ends it. */
  let cited: 0 | 1;
  beforeAll(async () => {
    source = readPaper(id, language);
    cited = sourcesCited(source.markdown, language).length > 0 ? 1 : 0;
    tokens = lexer(source.markdown);
    pdf = await readPdf(join(root, file));
  });
  const headings = (depth: number) =>
    tokens.flatMap((one) => (one.type === 'heading' && one.depth === depth ? [one.text] : []));

  test('reads as its source: title, summary, contents, every heading in order, every paragraph', () => {
    const text = squeezed(pdf.text);
    expect(source.title).toBe(title);
    for (const part of [title, source.summary, source.number]) expect(text).toContain(squeezed(part));
    const sections = headings(2);
    // Once in the contents, once over its section, in this order.
    let at = 0;
    for (const heading of [...sections, ...sections]) {
      const found = text.indexOf(squeezed(heading), at);
      expect(found, `${heading} after what stands before it`).toBeGreaterThanOrEqual(at);
      at = found + squeezed(heading).length;
    }
    for (const heading of headings(3)) expect(text).toContain(squeezed(heading));
    const paragraphs = tokens.flatMap((one) => (one.type === 'paragraph' ? [one] : []));
    expect(paragraphs.length).toBeGreaterThan(10);
    // As far as no page can end in between.
    for (const { text: words } of paragraphs) expect(text).toContain(squeezed(words).slice(0, 60));
  });

  test('has bookmarks, facts and a language of its own', () => {
    expect(pdf.bookmarks.map(squeezed)).toEqual([
      ...tokens.flatMap((one) => (one.type === 'heading' ? [squeezed(one.text)] : [])),
      ...(cited ? [language === 'de' ? 'Quellen' : 'Sources'] : []),
    ]);
    expect(pdf.facts.get('Title')).toBe(title);
    expect(pdf.facts.get('Subject')).toBe(source.summary);
    expect(pdf.facts.get('Keywords')).toBe(source.keywords.join(', '));
    expect(pdf.facts.get('Page size')).toMatch(/A4/);
    expect(pdf.metadata).toContain(`<dc:language><rdf:Bag><rdf:li>${language}</rdf:li>`);
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('is tagged with the structure of its source', () => {
    expect(pdf.facts.get('Tagged')).toBe('yes');
    const count = (tag: string) => pdf.tags.filter((one) => one === tag).length;
    const kinds = (type: string) => tokens.filter((one) => one.type === type).length;
    expect(pdf.tags[0]).toBe('Document');
    expect(count('H1'), 'the title alone').toBe(1);
    expect(count('H2'), 'the contents, each section, the sources and who wrote it').toBe(
      2 + headings(2).length + cited,
    );
    expect(count('H3')).toBe(headings(3).length);
    expect(count('TOCI')).toBe(headings(2).length + headings(3).length + cited);
    expect(count('Table')).toBe(kinds('table'));
    expect(count('THead')).toBe(kinds('table'));
    expect(count('L')).toBe(kinds('list') + cited);
    expect(count('Figure'), 'two charts from its numbers').toBe(2);
  });

  test('names the official text of each law and ruling that it cites', () => {
    for (const { name } of sourcesCited(source.markdown, language))
      expect(squeezed(pdf.text)).toContain(squeezed(name));
  });

  test('brings its fonts along, and what they show can be copied', () => {
    expect(pdf.fonts.length).toBeGreaterThanOrEqual(3);
    for (const { name, embedded, unicode } of pdf.fonts) expect([name, embedded, unicode]).toEqual([name, true, true]);
  });
});

/** Letters, digits and signs alone: lines, spaces, emphasis and divided words are not compared. */
function squeezed(text: string): string {
  return text.replace(/&amp;/g, '&').replace(/[\s\u00ad\u2011\u2060\u202f*-]+/g, '');
}
