import { inRow, type Pen } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: ['ein Name', 'lesbar', 'gestrichen', 'besprochen', 'abgeschaltet'],
  en: ['one name', 'legible', 'struck off', 'agreed', 'switched off'],
};
/** Distance between dates. */
const apart = 5.84;

/** What must be ready on each of five dates, on a timeline. */
export function dates({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [43, 18], unit: 39 });
  inRow(m, 28.5, {
    apart,
    line: 5.5,
    words: 6.9,
    top: 0.2,
    names: words[language],
    things: date.map((draw) => (pen: Pen) => {
      draw(pen);
      pen.disc(0.3, 5.3, 0.24, { fill: 'ink' });
    }),
  });
  return m.drawing();
}

const date: readonly ((pen: Pen) => void)[] = [
  // A table with its seats; the person responsible for the budget sits at its head and has signed.
  ({ rect, disc, line, text }) => {
    rect(0.9, 1, 2.9, 2.9, { weight: 'cut' });
    rect(1.5, 1.35, 1.7, 2.2);
    text(1.75, 1.7, [1.2, 0.9, 1.1], 0.34);
    line([
      [1.75, 3.2],
      [1.95, 2.95],
      [2.1, 3.22],
      [2.3, 2.9],
      [2.45, 3.2],
      [2.95, 3.1],
    ]);
    disc(2.35, 0.45, 0.4, { fill: 'hot' });
    for (const y of [1.7, 3.1]) {
      disc(0.45, y, 0.4);
      disc(4.25, y, 0.4);
    }
    disc(2.35, 4.45, 0.4);
  },
  // A data table: each column has its name above it, and a key.
  ({ rect, line, text, disc }) => {
    rect(0, 1, 4.7, 3.7);
    for (const x of [0, 1.57, 3.14]) {
      text(x + 0.2, 0.2, [1.15]);
      line([
        [x + 0.75, 0.2],
        [x + 0.75, 1],
      ]);
      rect(x, 1, 1.56, 0.6, { fill: 'hot' });
      for (let row = 0; row < 5; row++) text(x + 0.3, 2.05 + row * 0.53, [row % 2 ? 0.9 : 0.65]);
    }
    for (const x of [1.57, 3.14])
      line([
        [x, 1.6],
        [x, 4.7],
      ]);
    rect(1.75, 2.4, 2.75, 1.2, { weight: 'cut' });
    disc(2.35, 3, 0.32, { weight: 'cut' });
    line(
      [
        [2.67, 3],
        [4.15, 3],
        [4.15, 3.3],
      ],
      { weight: 'cut' },
    );
    line(
      [
        [3.7, 3],
        [3.7, 3.3],
      ],
      { weight: 'cut' },
    );
  },
  // A list; the plan with the most supporters has no return and is crossed out.
  ({ rect, text, disc, line }) => {
    rect(0, 0, 4.7, 4.7);
    for (let row = 0; row < 5; row++) {
      const y = 0.6 + row * 0.88;
      text(0.4, y, [row === 1 ? 1.8 : 1.3]);
      const friends = [2, 4, 1, 2, 1][row] ?? 0;
      for (let one = 0; one < friends; one++) disc(2.65 + one * 0.46, y, 0.17, { fill: 'ink' });
    }
    line(
      [
        [0.2, 1.68],
        [4.5, 1.28],
      ],
      { weight: 'cut' },
    );
  },
  // One sheet with two columns: what is measured, and the person about whom nothing is evaluated.
  ({ rect, line, text, disc, cross }) => {
    rect(0, 0, 4.7, 4.7);
    line([
      [2.35, 0.5],
      [2.35, 3.4],
    ]);
    for (const [row, height] of [1.2, 2, 1.5].entries())
      rect(0.45 + row * 0.55, 3 - height, 0.4, height, { hatch: row === 1 ? 'dense' : 'line' });
    text(0.4, 3.35, [1.6]);
    disc(3.5, 1.1, 0.42, { fill: 'none', dash: 3 });
    rect(2.9, 1.75, 1.2, 1.25, { fill: 'none', dash: 3 });
    cross(3.5, 1.85, 1, { weight: 'cut' });
    line([
      [0.4, 4.2],
      [1.9, 4.2],
    ]);
    line([
      [2.8, 4.2],
      [4.3, 4.2],
    ]);
    text(0.6, 4, [0.9]);
    text(3, 4, [0.9]);
  },
  // Two paths side by side: the old one ends at a date, the new one continues.
  ({ rect, line, arrow }) => {
    rect(0, 0.5, 2.9, 1.3, { hatch: 'line' });
    rect(2.9, 0.5, 1.7, 1.3, { fill: 'none', dash: 4 });
    line(
      [
        [2.9, 0],
        [2.9, 4.7],
      ],
      { weight: 'cut' },
    );
    rect(1.2, 2.7, 3.4, 1.3, { fill: 'hot' });
    arrow(0, 3.35, 1);
    for (const x of [0.5, 1.3, 2.1])
      line([
        [x, 0.8],
        [x + 0.3, 1.15],
        [x, 1.5],
      ]);
  },
];
