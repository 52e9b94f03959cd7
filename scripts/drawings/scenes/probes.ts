import { inRow, type Pen } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: ['zwei Modelle', 'zwei Namen', 'übergeben', 'abgelehnt', 'dieselben Leute'],
  en: ['two models', 'two names', 'handed over', 'turned down', 'the same people'],
};
/** Distance between objects. */
const apart = 5.84;

/** Tests for five values, as five objects on a table seen from above. */
export function probes({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [43, 18], unit: 39 });
  inRow(m, 28.5, { apart, line: 5.5, words: 6.9, top: 0.2, names: words[language], things: probe });
  return m.drawing();
}

/** Lengths of eight results of the old and the new model, in units. */
const results = [
  [1.1, 1.6],
  [1.5, 1.7],
  [0.7, 1.5],
  [1.3, 1.2],
  [0.9, 1.6],
  [1.2, 1.7],
  [0.6, 1.3],
  [1.4, 1.6],
] as const;

const probe: readonly ((pen: Pen) => void)[] = [
  // The same tasks, two models: bars to both sides of an axis.
  ({ rect, line }) => {
    rect(0, 0, 4.6, 4.7);
    for (const [row, [before, after]] of results.entries()) {
      const y = 0.5 + row * 0.48;
      rect(2.2 - before, y, before, 0.26, { hatch: 'dense' });
      rect(2.4, y, after, 0.26, { fill: 'hot' });
    }
    line([
      [2.3, 0.3],
      [2.3, 4.4],
    ]);
  },
  // A change log: each entry ends with two people.
  ({ rect, text, disc, line }) => {
    rect(0, 0, 4.6, 4.7);
    for (let row = 0; row < 5; row++) {
      const y = 0.6 + row * 0.86;
      text(0.4, y, [row % 2 ? 1.9 : 2.3]);
      disc(3.35, y, 0.26, { fill: 'ink' });
      disc(4.05, y, 0.26);
      if (row > 0)
        line(
          [
            [0.4, y - 0.43],
            [4.2, y - 0.43],
          ],
          { weight: 'hair' },
        );
    }
  },
  // Source code, manual, lessons: out of one box, into another; nothing stays behind.
  ({ rect, arrow, text }) => {
    rect(0, 0.5, 1.7, 3.7, { fill: 'none', dash: 4 });
    arrow(1.5, 2.35, 1.15);
    rect(2.9, 0, 1.9, 4.7, { weight: 'cut' });
    for (const row of [0, 1, 2]) {
      rect(0.35, 0.85 + row * 1.1, 1, 0.7, { fill: 'none', dash: 3 });
      rect(3.2, 0.4 + row * 1.4, 1.3, 1.05, { hatch: row === 0 ? 'dense' : row === 1 ? 'line' : undefined });
    }
    text(3.4, 3.5, [0.9, 0.6], 0.35);
  },
  // A plan with a negative total: crossed out.
  ({ rect, text, line, cross }) => {
    rect(0.4, 0, 3.8, 4.7);
    text(0.8, 0.6, [1.6]);
    text(0.8, 1.3, [2.1, 1.7, 2.3], 0.45);
    for (const row of [0, 1, 2]) text(3.4, 1.3 + row * 0.45, [0.4]);
    for (const y of [2.7, 2.82])
      line([
        [0.8, y],
        [3.8, y],
      ]);
    rect(2.7, 3.2, 1.1, 0.6, { hatch: 'dense' });
    line([
      [2.1, 3.5],
      [2.45, 3.5],
    ]);
    cross(2.3, 2.35, 2.05, { weight: 'cut' });
  },
  // The people in the offer are those in the log; one joined later and is introduced first.
  ({ rect, disc, line }) => {
    rect(0, 0, 1.9, 4.7);
    rect(2.9, 0, 1.9, 4.7);
    for (let row = 0; row < 4; row++) {
      const y = 0.7 + row * 1.1;
      const left = row === 2;
      disc(0.95, y, 0.38, left ? { fill: 'none', dash: 3 } : { fill: 'ink' });
      disc(3.85, y, 0.38, left ? { hatch: 'dense' } : { fill: 'ink' });
      line(
        [
          [1.4, y],
          [3.4, y],
        ],
        { weight: left ? 'hair' : 'line', ...(left && { dash: 4 }) },
      );
    }
  },
];
