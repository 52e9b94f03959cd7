import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lexer, type Token } from 'marked';
import { beforeAll, describe, expect, test } from 'vitest';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { sampleCompany } from '#contract/site/company.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { sourcesCited } from '#contract/white-papers/legal-sources.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { ensurePoppler } from '#scripts/lib/poppler.mjs';
import { type PaperSource, readPaper } from '#scripts/white-papers/source.ts';
import { root } from '#tests/house/files.ts';
import { pdfUaBreaches } from '#tests/support/pdf-ua/rules.ts';
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

test('there are 72 PDFs to download and 14 to be mailed', () => {
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

  test('the title on its cover does not end on a line with one word', () => {
    // Lines of the cover: the number, the title, the sender.
    const lines = (pdf.text.split('\f')[0] ?? '').split('\n').map((line) => line.trim());
    const words = squeezed(title);
    const last = lines
      .filter(Boolean)
      .find((_, at, all) => at > 0 && squeezed(all.slice(1, at + 1).join(' ')) === words);
    expect(last?.split(/\s/).length).toBeGreaterThan(1);
  });

  test('has the text of its source: title, summary, contents, every heading in order, every paragraph', () => {
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

  test('ends on a page that has more than its sources and who wrote it', () => {
    const last = squeezed(pdf.text.trimEnd().split('\f').at(-1) ?? '');
    const head = [title, source.number].map(squeezed);
    const words = head.reduce((text, one) => text.replace(one, ''), last);
    const [before = '', imprint] = words.split(squeezed(language === 'de' ? 'Über dieses Papier' : 'About this paper'));
    expect(imprint).toBeDefined();
    expect(before.split(language === 'de' ? 'Quellen' : 'Sources')[0]).not.toBe('');
  });

  test('has bookmarks, metadata and a language', () => {
    expect(pdf.bookmarks.map(squeezed)).toEqual([
      ...tokens.flatMap((one) => (one.type === 'heading' ? [squeezed(one.text)] : [])),
      ...(cited ? [language === 'de' ? 'Quellen' : 'Sources'] : []),
    ]);
    expect(pdf.facts.get('Title')).toBe(title);
    expect(pdf.facts.get('Author')).toBe(sampleCompany.name);
    expect(pdf.facts.get('Subject')).toBe(source.summary);
    expect(pdf.facts.get('Keywords')).toBe(source.keywords.join(', '));
    const changed = source.changes[0]?.date ?? source.date;
    expect(pdf.metadata).toContain(`<xmp:CreateDate>${source.date}-01T00:00:00Z<`);
    expect(pdf.metadata, 'its last change').toContain(`<xmp:ModifyDate>${changed}-01T00:00:00Z<`);
    const bytes = readFileSync(join(root, file), 'latin1');
    expect(bytes).toContain(`/ModDate (D:${changed.replace('-', '')}01000000Z)`);
    expect(bytes).toContain(`/CreationDate (D:${source.date.replace('-', '')}01000000Z)`);
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

  test('follows the PDF/UA rules that can be checked automatically', () => {
    expect(pdfUaBreaches(join(root, file))).toEqual([]);
  });

  test('links to the official text of each law and ruling that it cites', () => {
    const linked = [...readFileSync(join(root, file), 'latin1').matchAll(/\/URI \(((?:\\.|[^)\\])*)\)/g)];
    const addresses = new Set(linked.map(([, address = '']) => address.replace(/\\(.)/g, '$1')));
    for (const { name, href } of sourcesCited(source.markdown, language)) {
      expect(squeezed(pdf.text)).toContain(squeezed(name));
      expect(addresses).toContain(href);
    }
  });

  test('embeds its fonts, and its text can be copied', () => {
    expect(pdf.fonts.length).toBeGreaterThanOrEqual(3);
    for (const { name, embedded, unicode } of pdf.fonts) expect([name, embedded, unicode]).toEqual([name, true, true]);
  });
});

// Each change is as long as what it replaces, so that all objects stay where the file says.
test.each([
  ['/Marked true', '/Marked null', '06'],
  ['<pdfuaid:part>1', '<pdfuaid:part>2', '06-002'],
  ['/DisplayDocTitle true', '/DisplayDocTitle null', '07-001'],
  ['/Lang (de)', '/Lanx (de)', '11-006'],
  ['/Outlines ', '/Outlinex ', '27'],
  ['/S /TR', '/S /LI', '09'],
  [/\/S \/H2/g, '/S /H3', '14-003'],
  ['/S /TD', '/K /TD', '15'],
  ['/Scope /Column', '/Scopx /Column', '15-003'],
  ['/Alt ', '/Alx ', '13-004'],
  ['/Strong /Span', '/Strong /Spam', '02-001'],
  ['/Tabs /S', '/Tabs /R', '28-008'],
  ['/StructParent ', '/StructPerent ', '28-002'],
  ['/S /Link', '/S /Span', '28-011'],
  [/\/Contents (?=[(<])/, '/Contentz ', '28-012'],
  ['/ToUnicode', '/ToUnicodx', '31-027'],
  ['/CIDToGIDMap', '/CIDToGIDMax', '31-004'],
  ['/FontFile', '/FontFilx', '31-009'],
  ['/Nums [0 11 0 R 1', '/Nums [1 11 0 R 0', '01-005'],
])('the check of these rules detects %s changed into %s', (right, wrong, rule) => {
  const paper = readFileSync(join(root, 'build/client/downloads/wp1.pdf'), 'latin1');
  const file = join(mkdtempSync(join(tmpdir(), 'site-pdf-')), 'wrong.pdf');
  writeFileSync(file, paper.replace(right, wrong), 'latin1');
  expect(pdfUaBreaches(file).map((breach) => breach.split(' ')[0])).toContain(rule);
});

/** Letters, digits and signs alone: lines, spaces, emphasis and divided words are not compared. */
function squeezed(text: string): string {
  return text.replace(/&amp;/g, '&').replace(/[\s\u00ad\u2011\u2060\u202f*-]+/g, '');
}
