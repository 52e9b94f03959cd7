import { paintedOn } from './content.ts';
import { type Dictionary, openPdf, type Pdf, Reference, Text } from './objects.ts';
import { type Piece, structureBreaches, structureOf } from './structure.ts';

/**
 * Violations of PDF/UA-1 that a script can detect, by the numbers of the Matterhorn Protocol 1.1; [] for none.
 * docs/accessibility.md lists these rules, and those that need a person.
 */
export function pdfUaBreaches(file: string): string[] {
  const pdf = openPdf(file);
  const { pieces, breaches } = structureOf(pdf);
  const found = [
    ...documentBreaches(pdf),
    ...breaches,
    ...structureBreaches(pdf, pieces),
    ...pagesOf(pdf, pdf.root.get('Pages')).flatMap((page) => pageBreaches(pdf, page, pieces)),
    ...fontBreaches(pdf),
  ];
  return [...new Set(found)];
}

function documentBreaches(pdf: Pdf): string[] {
  const { root, trailer } = pdf;
  const metadata = pdf.stream(root.get('Metadata') as Reference)?.toString('utf8') ?? '';
  const marks = pdf.dictionary(root.get('MarkInfo'));
  const is = (wrong: boolean, words: string) => (wrong ? [words] : []);
  const everything = pdf.all().map((one) => pdf.dictionary(one));
  return [
    ...is(marks.get('Marked') !== true, '06 the file does not say that it is tagged'),
    ...is(marks.get('Suspects') === true, '04 tags of which the file is not sure'),
    ...is(!/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), '06-002 no claim to PDF/UA-1'),
    ...is(!/<dc:title>.*<rdf:li[^>]*>[^<]+</s.test(metadata), '06-003 no title'),
    ...is(pdf.dictionary(root.get('ViewerPreferences')).get('DisplayDocTitle') !== true, '07-001 title not shown'),
    ...is(!/^[a-z]{2}/.test((pdf.at(root.get('Lang')) as Text | null)?.bytes ?? ''), '11-006 no language'),
    ...is(pdf.dictionary(root.get('Outlines')).size === 0, '27 no bookmarks'),
    ...is(root.has('OCProperties'), '20 layers'),
    ...is(pdf.dictionary(root.get('AcroForm')).has('XFA'), '25-001 an XFA form'),
    ...is(trailer.has('Encrypt'), '26 encrypted'),
    ...is(root.has('AA') || root.has('OpenAction'), '29 something runs when it is opened'),
    ...is(
      everything.some((one) => one.get('S') === 'JavaScript' || one.has('JS')),
      '29 a script',
    ),
    ...is(
      everything.some((one) => one.has('EF')),
      '21 a file within',
    ),
  ];
}

function pagesOf(pdf: Pdf, from: Dictionary | unknown): { number: number; facts: Dictionary }[] {
  const number = from instanceof Reference ? from.number : -1;
  const facts = pdf.dictionary(from as Reference);
  if (facts.get('Type') === 'Page') return [{ number, facts }];
  return pdf.list(facts.get('Kids')).flatMap((kid) => pagesOf(pdf, kid));
}

/**
 * Each piece of marked content belongs to exactly one structure element, with references in both directions; links have
 * a text and a target.
 */
function pageBreaches(pdf: Pdf, { number, facts }: { number: number; facts: Dictionary }, pieces: readonly Piece[]) {
  const { marks, breaches } = paintedOn(pdf, facts);
  const owners = pdf.list(parentOf(pdf, facts.get('StructParents')));
  const owned = new Map(
    pieces.flatMap((piece) =>
      piece.marks.filter(({ page }) => page === number).map(({ mark }) => [mark, piece.number]),
    ),
  );
  for (const mark of marks) {
    const owner = owners[mark];
    if (!(owner instanceof Reference) || owned.get(mark) !== owner.number)
      breaches.push('01-005 a marked piece that the structure does not own');
  }
  if (new Set(marks).size !== marks.length) breaches.push('01 a mark twice on a page');
  if (owned.size !== marks.length) breaches.push('01 structure without content');
  const annotations = pdf.list(facts.get('Annots'));
  if (annotations.length > 0 && facts.get('Tabs') !== 'S') breaches.push('28-008 an order of tabs of its own');
  for (const annotation of annotations) {
    const about = pdf.dictionary(annotation);
    const owner = parentOf(pdf, about.get('StructParent'));
    const at = annotation instanceof Reference ? annotation.number : -1;
    const piece = owner instanceof Reference ? pieces.find((one) => one.number === owner.number) : undefined;
    if (!piece?.objects.includes(at)) breaches.push('28-002 an annotation outside the structure');
    if (about.get('Subtype') === 'TrapNet') breaches.push('28-006 a trap net');
    if (about.get('Subtype') !== 'Link') continue;
    if (piece?.standard !== 'Link') breaches.push('28-011 a link that is not tagged as one');
    const words = pdf.at(about.get('Contents'));
    if (!(words instanceof Text) || words.words.trim() === '') breaches.push('28-012 a link without words for it');
  }
  return breaches;
}

/** The entry of the parent tree for a key: a structure element, or a page's list of them. */
function parentOf(pdf: Pdf, key: unknown) {
  const tree = pdf.dictionary(pdf.dictionary(pdf.root.get('StructTreeRoot')).get('ParentTree'));
  const search = (node: Dictionary): ReturnType<Pdf['at']> => {
    const pairs = pdf.list(node.get('Nums'));
    const at = pairs.findIndex((one, place) => place % 2 === 0 && one === key);
    if (at >= 0) return pairs[at + 1] ?? null;
    for (const kid of pdf.list(node.get('Kids'))) {
      const found = search(pdf.dictionary(kid));
      if (found !== null) return found;
    }
    return null;
  };
  return typeof key === 'number' ? search(tree) : null;
}

function fontBreaches(pdf: Pdf): string[] {
  const breaches: string[] = [];
  for (const one of pdf.all()) {
    const font = pdf.dictionary(one);
    if (font.get('Type') !== 'Font') continue;
    const kind = String(font.get('Subtype'));
    if (kind === 'Type0') {
      if (!font.has('ToUnicode')) breaches.push('31-027 letters without their meaning');
      if (!/^Identity-[HV]$/.test(String(pdf.at(font.get('Encoding')))))
        breaches.push('31-006 letters by a table of their own');
      continue;
    }
    const descriptor = pdf.dictionary(font.get('FontDescriptor'));
    if (!['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor.has(name)) && kind !== 'Type3')
      breaches.push('31-009 a font that is not in the file');
    if (kind === 'CIDFontType2' && !font.has('CIDToGIDMap')) breaches.push('31-004 letters without their places');
    if (!kind.startsWith('CIDFont') && !font.has('ToUnicode')) breaches.push('31-027 letters without their meaning');
  }
  return breaches;
}
