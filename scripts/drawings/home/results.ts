import type { CandidateId } from '#contract/calculation/candidates.ts';
import { cases } from '#contract/calculation/cases.ts';
import { scenario } from '#contract/calculation/result.ts';
import { keysOf } from '#contract/keys-of.ts';
import { flat, penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, type FaceLook, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

/** Height at a scene's width. */
export const resultsHeight = 266;

const words = {
  de: {
    example: 'Beispiel',
    hours: 'Stunden',
    euros: 'Euro',
    inHouse: 'im Haus',
    cloud: 'Cloud',
    roles: ['Fach', 'IT', 'Prüfung', 'Vorstand'],
    data: ['Personalakten', 'Verträge', 'Handbücher', 'Kundenpost'],
    people: ['testen', 'abnehmen', 'weitergeben'],
    training: 'Schulung',
    points: 'Messpunkte',
  },
  en: {
    example: 'Example',
    hours: 'hours',
    euros: 'euros',
    inHouse: 'in house',
    cloud: 'cloud',
    roles: ['Team', 'IT', 'Audit', 'Board'],
    data: ['Staff files', 'Contracts', 'Manuals', 'Customer mail'],
    people: ['test', 'sign off', 'pass on'],
    training: 'Training',
    points: 'Readings',
  },
};

/** The first candidates, in the order and with the names of the page's first screen. */
const listed = {
  'claims-intake': { de: 'Schadenmeldung', en: 'Incoming claims' },
  'customer-mail': { de: 'Kundenpost', en: 'Customer mail' },
  'discharge-letter': { de: 'Arztbrief', en: 'Discharge letter' },
  'product-copy': { de: 'Produkttexte', en: 'Product copy' },
  'draft-quotations': { de: 'Angebotsentwurf', en: 'Draft quotations' },
} as const satisfies Partial<Record<CandidateId, { de: string; en: string }>>;

const ranking = keysOf(listed).map((id) => ({ names: listed[id], ...scenario(cases[id]) }));

/** Distance between the three documents, and the width and height of each. */
const [apart, wide, tall] = [407, 386, 258];

/** The result of each of three decisions: a ranked list, a data plan, a people plan. */
export function results({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [0, 0], unit: 1 });
  const say = words[language];
  for (const at of [0, 1, 2]) penAt(m, at * apart, 0).rect(1, 8, wide - 2, tall - 8);
  list(m, language);
  dataPlan(m, say);
  peoplePlan(m, say);
  for (const at of [0, 1, 2]) m.letter(say.example, [at * apart + 18, 30, 0], { size: 13, weight: 450 });
  m.line(flat([1, tall], [1199, tall]), { weight: 'cut' });
  return m.drawing();
}

/** Candidates in order: hours per year next to the total over the term, each on its own scale. */
function list(m: Sheet, language: 'de' | 'en'): void {
  const { hours, euros } = words[language];
  const { rect, line } = penAt(m, 0, 0);
  const most = {
    hours: Math.max(...ranking.map((one) => one.hours)),
    euros: Math.max(...ranking.map((one) => one.total)),
  };
  m.letter(hours, [172, 30, 0], { size: 14 });
  m.letter(euros, [254, 30, 0], { size: 14 });
  for (const [index, one] of ranking.entries()) {
    const y = 65 + index * 42;
    line([
      [18, y - 21],
      [wide - 18, y - 21],
    ]);
    m.letter(`${index + 1}`, [18, y + 5, 0], { size: 16, weight: 660 });
    m.letter(one.names[language], [36, y + 5, 0], { size: 15 });
    rect(172, y - 7, (one.hours / most.hours) * 66, 13, { hatch: 'dense' });
    rect(254, y - 7, (one.total / most.euros) * 114, 13, { fill: index === 0 ? 'hot' : 'ink' });
  }
}

/** Access of each role to each kind of data: all, read, none; a wall around what stays in the house. */
function dataPlan(m: Sheet, { roles, data, inHouse, cloud }: (typeof words)['de']): void {
  const { rect } = penAt(m, apart, 0);
  const role = (at: number) => 142 + at * 55;
  const rights: readonly (readonly ('all' | 'read' | 'none')[])[] = [
    ['none', 'none', 'read', 'all'],
    ['read', 'none', 'read', 'all'],
    ['all', 'read', 'read', 'read'],
    ['all', 'read', 'none', 'none'],
  ];
  const looks: Record<'all' | 'read' | 'none', FaceLook> = {
    all: { fill: 'ink' },
    read: { hatch: 'dense' },
    none: { fill: 'none', dash: 3 },
  };
  for (const [at, name] of roles.entries()) m.letter(name, [apart + role(at), 56, 0], { size: 13 });
  for (const [group, name] of [inHouse, cloud].entries()) {
    const y = 64 + group * 104;
    rect(16, y, wide - 34, 76, group === 0 ? { fill: 'none', weight: 'cut' } : { fill: 'none', dash: 5 });
    m.letter(name, [apart + 16, y - 8, 0], { size: 13, weight: 640 });
    for (const row of [0, 1]) {
      m.letter(data[group * 2 + row] ?? '', [apart + 26, y + 28 + row * 34, 0], { size: 15 });
      for (const [at, right] of (rights[group * 2 + row] ?? []).entries())
        rect(role(at), y + 14 + row * 34, 42, 18, looks[right]);
    }
  }
}

/** Who tests, accepts and passes on, over the weeks; below, their lessons and the measurements. */
function peoplePlan(m: Sheet, { people, training, points }: (typeof words)['de']): void {
  const x = apart * 2;
  const { rect, disc, line } = penAt(m, x, 0);
  const [from, to] = [176, wide - 18];
  const readings = [36, 104, 172];
  const bars = [
    { heads: 4, at: 0, length: 80 },
    { heads: 1, at: 76, length: 44 },
    { heads: 2, at: 112, length: 80 },
  ];
  for (const at of readings) {
    line(
      [
        [from + at, 46],
        [from + at, 228],
      ],
      { weight: 'hair' },
    );
  }
  for (const [row, { heads, at, length }] of bars.entries()) {
    const y = 70 + row * 38;
    m.letter(people[row] ?? '', [x + 18, y, 0], { size: 15 });
    for (let head = 0; head < heads; head++) disc(122 + head * 12.5, y - 5, 5, { fill: 'ink' });
    rect(from + at, y - 15, Math.min(length, to - from - at), 20, row === 1 ? { fill: 'ink' } : { hatch: 'dense' });
  }
  m.letter(training, [x + 18, 186, 0], { size: 15 });
  for (const at of [0, 48, 130]) rect(from + at, 173, 26, 16, { fill: 'ink' });
  m.letter(points, [x + 18, 233, 0], { size: 15 });
  line([
    [from, 228],
    [to, 228],
  ]);
  for (const at of readings) disc(from + at, 228, 7, { weight: 'cut' });
}
