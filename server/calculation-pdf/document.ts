import { toHash } from '#contract/calculation/address.ts';
import { months, paidAfter } from '#contract/calculation/result.ts';
import type { Calculation } from '#contract/calculation/schema.ts';
import { type Shown, shownOf } from '#contract/calculation/shown.ts';
import { de } from '#contract/calculation/words.de.ts';
import { en } from '#contract/calculation/words.en.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { stripControls } from '#contract/strip-controls.ts';

type Site = { company: string; publicUrl: string };

/** A Typst string: nothing in it is interpreted as markup; no-break spaces are kept. */
function quoted(text: string): string {
  return `"${stripControls(text)
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')}"`;
}

/**
 * With places to break long runs without spaces. Words are hyphenated, and lines break after hyphens and slashes,
 * except before a digit (UAX 14): what remains are file names, numbers and rules.
 */
function breakable(text: string): string {
  const isWord = (piece: string) => /\p{L}/u.test(piece) && !/\d/.test(piece);
  const pieces = (run: string) =>
    run
      .split(/(?<=[_.,:;+&@])|(?<=[/-])(?=\d)/u)
      .map((piece) => (isWord(piece) ? piece : piece.replace(/[^\s/]{20}/gu, '$&\u200b')))
      .join('\u200b');
  return text.replace(/[^\s„“”]{20,}/gu, pieces);
}

/** Whether a word may be wider than half the sheet: only then are headlines hyphenated. */
const hasLongWord = (text: string): boolean => /\p{L}{25}/u.test(text);

/** Typst source of one A4 page: sums, fan chart, scenarios, result and limit, three lines to fill in, the URL. */
export function sheetDocument(calculation: Calculation, language: Language, { company, publicUrl }: Site): string {
  const words = language === 'de' ? de : en;
  const shown = shownOf(calculation, language, words);
  const name = calculation.name || words.ownProcess;
  const day = new Date().toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: officeTimeZone,
    dateStyle: 'long',
  });
  const hash = toHash(calculation);
  const page = `${publicUrl}${hrefFor('calculator', language)}#`;
  return `#set document(title: ${quoted(`${words.sheet}: ${name}`)}, author: ${quoted(company)})
#set page(paper: "a4", margin: 18mm)
#set text(font: "Figtree", size: 10pt, lang: ${quoted(language)}, fill: rgb("#161B2A"), hyphenate: false, number-type: "lining", number-width: "tabular")
#show "\\u{202f}": text(size: 0.62em, "\\u{a0}")
#set par(leading: 0.6em)
#let ink = 1.2pt + rgb("#161B2A")
#let hair = 0.5pt + rgb("#D9D3C6")
#let cobalt = rgb("#2547F4")
#grid(columns: (1fr, 1fr, 1fr), align: (left, center, right), text(weight: 600, ${quoted(company)}), ${quoted(words.sheet)}, ${quoted(day)})
#line(length: 100%, stroke: ink)
#v(3mm)
#{
  show heading: set text(font: "Bricolage Grotesque", size: 25pt, weight: 700, hyphenate: ${hasLongWord(name)})
  heading(level: 1, ${quoted(breakable(name))})
}
#v(3mm)
#grid(columns: (78mm, 1fr), gutter: 8mm,
  ${linesTable(shown)},
  [
    #text(size: 8.5pt, fill: rgb("#565C6E"), ${quoted(words.fan)})
    ${fan(shown)}
    #v(2mm)
    #text(font: "Bricolage Grotesque", weight: 700, ${quoted(shown.tipping)})
    #v(2mm)
    ${scenarioTable(calculation, shown, words)}
  ])
#v(4mm)
#line(length: 100%, stroke: ink)
#grid(columns: (1fr, 1fr), gutter: 8mm,
  text(font: "Bricolage Grotesque", size: 13pt, weight: 700, hyphenate: ${hasLongWord(shown.sentences.result)}, ${quoted(breakable(shown.sentences.result))}),
  ${quoted(shown.sentences.limit)})
#v(5mm)
#text(size: 8.5pt, fill: rgb("#565C6E"), ${quoted(`${shown.spreads} ${words.missing}`)})
#v(5mm)
#grid(columns: (1fr, 1fr, 1fr), gutter: 8mm, ${words.blanks.map((blank) => `[#text(size: 8.5pt, ${quoted(blank)}) #v(7mm) #pdf.artifact(line(length: 100%, stroke: 0.7pt))]`).join(', ')})
#v(1fr)
#link(${quoted(page + hash)})[#text(size: 7.5pt, ${quoted(page + hash.replace(/;/g, '$&\u200b').replace(/%/g, '\u200b%'))})]
`;
}

function linesTable({ lines }: Shown): string {
  const rows = lines.map(({ operator, label, text, unit, kind }) => {
    const weight = kind === 'input' ? 400 : 600;
    const size = kind === 'total' ? '12.5pt' : '10pt';
    const cells = [operator, label, text, unit].map(
      (cell) => `text(weight: ${weight}, size: ${size}, ${quoted(cell)})`,
    );
    return cells.join(', ');
  });
  return `table(columns: (7mm, 1fr, auto, 9mm), align: (left, left, right, left), inset: (x: 1mm, y: 1.75mm), stroke: (x, y) => (top: if y == ${lines.length - 1} { ink } else { hair }), ${rows.join(', ')})`;
}

function scenarioTable({ spreads }: Calculation, shown: Shown, { columns }: typeof de): string {
  const percent = {
    cautious: [spreads.cautiousShare, spreads.cautiousCost],
    likely: [100, 100],
    favourable: [spreads.favourableShare, spreads.favourableCost],
  } as const;
  const head = [columns.scenario, columns.share, columns.cost, columns.tipping, columns.total].map(
    (name) => `text(size: 7.5pt, ${quoted(name)})`,
  );
  const rows = shown.scenarios.map(({ id, name, tipping, total }) => {
    const cells = [name, ...percent[id].map(String), tipping, total];
    return cells.map((cell) => `text(weight: ${id === 'likely' ? 600 : 400}, size: 8.5pt, ${quoted(cell)})`).join(', ');
  });
  return `#table(columns: (1fr, auto, auto, auto, auto), align: (left, right, right, right, right), inset: (x: 1mm, y: 1.5mm), stroke: (x, y) => (top: hair), table.header(${head.join(', ')}), ${rows.join(', ')})`;
}

/** Size of the chart, and room for the names to its right and the months below, both clear of a ring at the edge. */
const [width, height] = [62, 62];
const [named, dated] = [24, 7];
/** Minimum distance between two names. */
const nameGap = 4;

/** The three lines of payments, hatched between the outer ones; the table beside it says the same. Lengths in mm. */
function fan({ result, scenarios }: Shown): string {
  const { cautious, likely, favourable } = result.scenarios;
  const values = [cautious, likely, favourable].flatMap(({ total, once }) => [total, -once]);
  const [high, low] = [Math.max(...values, 1), Math.min(...values, -1)];
  const x = (month: number) => (month / months) * width;
  const y = (value: number) => ((high - value) / (high - low)) * height;
  const line = (from: readonly [number, number], to: readonly [number, number], stroke: string) => {
    const at = ([px, py]: readonly [number, number]) => `(${px.toFixed(2)}mm, ${py.toFixed(2)}mm)`;
    return `place(line(start: ${at(from)}, end: ${at(to)}, stroke: ${stroke}))`;
  };
  const whole = (one: typeof likely, stroke: string) => line([0, y(-one.once)], [width, y(one.total)], stroke);
  const hatch = Array.from({ length: 37 }, (_, month) =>
    line(
      [x(month), y(paidAfter(favourable, month))],
      [x(month), y(paidAfter(cautious, month))],
      '0.4pt + cobalt.transparentize(55%)',
    ),
  );
  const ring = `place(dx: ${(x(likely.tippingMonth) - 4).toFixed(2)}mm, dy: ${(y(0) - 3.2).toFixed(2)}mm, ellipse(width: 8mm, height: 6.4mm, stroke: 1.6pt + rgb("#E5532D")))`;
  const years = [0, 12, 24, 36];
  const drawn = [
    ...hatch,
    line([0, y(0)], [width, y(0)], 'ink'),
    ...years.map((month) => line([x(month), y(0) - 1], [x(month), y(0) + 1], 'ink')),
    whole(cautious, 'ink'),
    whole(favourable, 'ink'),
    whole(likely, '2.6pt + cobalt'),
    ...(likely.tippingMonth <= months ? [ring] : []),
    ...names(scenarios.map(({ id, name }) => ({ id, name, at: y(result.scenarios[id].total) }))),
    ...years.map(
      (month) =>
        `place(dx: ${(x(month) - 5).toFixed(2)}mm, dy: ${height + 4}mm, box(width: 10mm, align(center, text(size: 7.5pt, "${month}"))))`,
    ),
  ];
  return `#pdf.artifact(box(width: ${width + named}mm, height: ${height + dated}mm, { ${drawn.join('; ')} }))`;
}

/** Places each name at the end of its line, or as close to it as the other names allow. */
function names(lines: { id: string; name: string; at: number }[]): string[] {
  const downwards = lines.toSorted((one, other) => one.at - other.at);
  for (const [index, one] of downwards.entries()) {
    const above = downwards[index - 1];
    if (above) one.at = Math.max(one.at, above.at + nameGap);
  }
  const over = Math.max(0, (downwards.at(-1)?.at ?? 0) - height);
  return downwards.map(({ id, name, at }) => {
    const look = id === 'likely' ? 'weight: 600, fill: cobalt' : 'weight: 400';
    return `place(dx: ${width + 5}mm, dy: ${(at - over - 1.2).toFixed(2)}mm, text(size: 7.5pt, ${look}, ${quoted(name)}))`;
  });
}
