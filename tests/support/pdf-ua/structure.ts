import { type Dictionary, type Pdf, Reference, type Value } from './objects.ts';

/** A structure element: its type and standard type, its children, and the marked content that it owns. */
export type Piece = {
  type: string;
  standard: string;
  facts: Dictionary;
  parent: Piece | null;
  below: Piece[];
  /** Pages (by object number) and ids of marked content. */
  marks: { page: number; mark: number }[];
  /** Objects, such as annotations, by number. */
  objects: number[];
  number: number;
};

const standardTypes = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'
  ).split(' '),
);

/** All structure elements in reading order, and violations in their types. */
export function structureOf(pdf: Pdf): { pieces: Piece[]; breaches: string[] } {
  const root = pdf.dictionary(pdf.root.get('StructTreeRoot'));
  const roles = pdf.dictionary(root.get('RoleMap'));
  const pieces: Piece[] = [];
  const breaches: string[] = [];
  for (const role of roles.keys())
    if (standardTypes.has(role)) breaches.push(`02-004 ${role} is given another meaning`);
  const piece = (facts: Dictionary, parent: Piece | null, number: number): Piece => {
    const type = String(facts.get('S'));
    let standard = type;
    for (let step = 0; step < 9 && !standardTypes.has(standard); step++) standard = String(roles.get(standard));
    if (!standardTypes.has(standard)) breaches.push(`02-001 ${type} stands for no type of the standard`);
    const one: Piece = { type, standard, facts, parent, below: [], marks: [], objects: [], number };
    parent?.below.push(one);
    pieces.push(one);
    return one;
  };
  const add = (value: Value, parent: Piece | null, around: number): void => {
    if (typeof value === 'number') parent?.marks.push({ page: around, mark: value });
    const facts = pdf.dictionary(value);
    const page = numberOf(facts.get('Pg')) ?? around;
    if (facts.get('Type') === 'MCR') parent?.marks.push({ page, mark: Number(facts.get('MCID')) });
    else if (facts.get('Type') === 'OBJR') parent?.objects.push(numberOf(facts.get('Obj')) ?? -1);
    else if (facts.has('S')) {
      const one = piece(facts, parent, numberOf(value) ?? -1);
      for (const child of pdf.list(facts.get('K'))) add(child, one, page);
    }
  };
  for (const child of pdf.list(root.get('K'))) add(child, null, -1);
  return { pieces, breaches };
}

const numberOf = (value: Value | undefined) => (value instanceof Reference ? value.number : undefined);

/** Allowed parents of an element (PDF 1.7, 14.8.4), as far as rules of PDF/UA depend on them. */
const within: Record<string, readonly string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  LBody: ['LI'],
  TOCI: ['TOC'],
};
const only: Record<string, readonly string[]> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  TOC: ['TOC', 'TOCI', 'Caption'],
};

/** Violations in nesting, headings, tables, figures and notes. */
export function structureBreaches(pdf: Pdf, pieces: readonly Piece[]): string[] {
  const levels = pieces.flatMap(({ standard }) => /^H(\d)$/.exec(standard)?.[1] ?? []).map(Number);
  return [
    ...levels.flatMap((level, at) =>
      level > (levels[at - 1] ?? 0) + 1 ? [`14-003 H${level} after H${levels[at - 1] ?? 0}`] : [],
    ),
    ...pieces.flatMap((piece) => [...placeBreaches(piece), ...pieceBreaches(pdf, piece)]),
  ];
}

function placeBreaches({ standard, type, parent, below }: Piece): string[] {
  const parents = within[standard];
  const misplaced = parents && !parents.includes(parent?.standard ?? '') ? [`09 ${type} in ${parent?.type}`] : [];
  const strange = below.filter((child) => only[standard] && !only[standard].includes(child.standard));
  return [...misplaced, ...strange.map((child) => `09 ${child.type} in ${type}`)];
}

function pieceBreaches(pdf: Pdf, piece: Piece): string[] {
  const { standard, facts } = piece;
  const spoken = facts.has('Alt') || facts.has('ActualText');
  if (standard === 'H') return ['14-007 headings with and without a number'];
  if (standard === 'Figure' && !spoken) return ['13-004 a figure without words for it'];
  if (standard === 'Formula' && !spoken) return ['17-002 a formula without words for it'];
  if (standard === 'TH' && !attribute(pdf, facts, 'Scope')) return ['15-003 a head of a table without a direction'];
  if (standard === 'Note' && !facts.has('ID')) return ['19-003 a note without a name'];
  return standard === 'Table' ? tableBreaches(pdf, piece) : [];
}

/**
 * All rows of a table must have the same number of cells, counting spans (ISO 14289-1, 7.5; ISO 32000-1, table 349).
 */
function tableBreaches(pdf: Pdf, table: Piece): string[] {
  const rows = table.below.flatMap((one) => (one.standard === 'TR' ? [one] : one.below));
  const widths: number[] = [];
  for (const [at, row] of rows.entries())
    for (const { facts } of row.below)
      for (let down = 0; down < Number(attribute(pdf, facts, 'RowSpan') ?? 1); down++)
        widths[at + down] = (widths[at + down] ?? 0) + Number(attribute(pdf, facts, 'ColSpan') ?? 1);
  const same = new Set(widths).size <= 1 && widths.length === rows.length;
  return same ? [] : [`15 a table with rows of ${[...new Set(widths)]} cells`];
}

function attribute(pdf: Pdf, facts: Dictionary, name: string): Value | null {
  for (const one of pdf.list(facts.get('A'))) {
    const found = pdf.dictionary(one).get(name);
    if (found !== undefined) return pdf.at(found);
  }
  return null;
}
