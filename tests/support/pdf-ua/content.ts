import { type Dictionary, Operator, type Pdf, type Reference, type Value, valuesOf } from './objects.ts';

const paints = new Set(['Tj', 'TJ', "'", '"', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'BI']);

/** What a page paints: the ids of its marked content in order, and the violations. */
type Painted = { marks: number[]; breaches: string[] };

/** Reads the content of a page and of its form XObjects, to determine the owner of each piece of marked content. */
export function paintedOn(pdf: Pdf, page: Dictionary): Painted {
  const painted: Painted = { marks: [], breaches: [] };
  const contents = page.get('Contents');
  // A single stream or a list.
  const streams = Array.isArray(pdf.at(contents)) ? pdf.list(contents) : [contents];
  const source = streams.map((one) => pdf.stream(one as Reference)?.toString('latin1') ?? '').join('\n');
  read(pdf, source, pdf.dictionary(page.get('Resources')), [], painted);
  return painted;
}

type Mark = 'artifact' | 'tagged' | 'neither';

function read(pdf: Pdf, source: string, resources: Dictionary, around: Mark[], painted: Painted): void {
  const marks = [...around];
  let operands: Value[] = [];
  for (const value of valuesOf(source).values) {
    if (!(value instanceof Operator)) {
      operands.push(value);
      continue;
    }
    if (value.name === 'BDC' || value.name === 'BMC') marks.push(opened(pdf, operands, resources, marks, painted));
    else if (value.name === 'EMC') marks.pop();
    else if (paints.has(value.name)) {
      if (!marks.some((mark) => mark !== 'neither'))
        painted.breaches.push(`01-005 ${value.name} is neither tagged nor an artifact`);
      if (value.name === 'BI') throw new Error('Pictures among the content are not read');
      if (value.name === 'Do') form(pdf, resources, String(operands[0]), marks, painted);
    }
    operands = [];
  }
  if (marks.length !== around.length) painted.breaches.push('01 a marked piece has no end');
}

function opened(pdf: Pdf, [tag, given]: Value[], resources: Dictionary, marks: Mark[], painted: Painted): Mark {
  const properties = typeof given === 'string' ? pdf.dictionary(resources.get('Properties')).get(given) : given;
  const number = pdf.dictionary(properties).get('MCID');
  const mark = tag === 'Artifact' ? 'artifact' : typeof number === 'number' ? 'tagged' : 'neither';
  if (mark === 'artifact' && marks.includes('tagged'))
    painted.breaches.push('01-003 an artifact within what is tagged');
  if (mark === 'tagged' && marks.includes('artifact')) painted.breaches.push('01-004 a tag within an artifact');
  if (typeof number === 'number' && mark === 'tagged') painted.marks.push(number);
  return mark;
}

function form(pdf: Pdf, resources: Dictionary, name: string, marks: Mark[], painted: Painted): void {
  const object = pdf.dictionary(resources.get('XObject')).get(name);
  const facts = pdf.dictionary(object);
  if (facts.get('Subtype') !== 'Form') return;
  if (facts.has('Ref')) painted.breaches.push('30-001 a form that refers to another file');
  const content = pdf.stream(object as Reference)?.toString('latin1') ?? '';
  const own = facts.has('Resources') ? pdf.dictionary(facts.get('Resources')) : resources;
  const inside: Painted = { marks: [], breaches: painted.breaches };
  read(pdf, content, own, marks, inside);
  if (inside.marks.length > 0) painted.breaches.push('30-002 a form with tags of its own');
}
