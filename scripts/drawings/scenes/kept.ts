import { flat, type Pen, penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: ['Liste', 'Entwurf', 'Anwendung', 'Messreihe'],
  en: ['List', 'Design', 'Application', 'Readings'],
};
/** Distance between objects. */
const apart = 7.5;

/** What remains after each of four phases, side by side; pages show each one separately. */
export function kept({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [16, 14], unit: 40 });
  thing.forEach((draw, index) => {
    draw(penAt(m, index * apart, 0));
    m.line(flat([index * apart, 4.35], [index * apart + 6.7, 4.35]), { weight: 'cut' });
    m.letter(words[language][index] ?? '', [index * apart, 5.1, 0], { size: 22, weight: 640 });
  });
  return m.drawing();
}

const thing: readonly ((pen: Pen) => void)[] = [
  // Plans with cost and return, the best one first, and behind them their calculation sheets.
  ({ rect, text, line }) => {
    rect(4.6, 0.5, 2.1, 3.5, { hatch: 'line' });
    rect(4.2, 0.25, 2.1, 3.5);
    text(4.75, 0.85, [1.1, 1.2, 0.9, 1.2], 0.4);
    for (const y of [2.75, 2.88])
      line([
        [4.75, y],
        [6, y],
      ]);
    text(5.3, 3.25, [0.7]);
    rect(0, 0, 4.6, 4);
    for (let row = 0; row < 5; row++) {
      const y = 0.5 + row * 0.72;
      text(0.4, y + 0.12, [1.1]);
      rect(1.9, y - 0.12, [0.5, 0.9, 0.6, 1, 1.1][row] ?? 0, 0.2, { hatch: 'dense' });
      rect(1.9, y + 0.16, [2.3, 1.9, 1.4, 1.1, 0.6][row] ?? 0, 0.2, row === 0 ? { fill: 'hot' } : { fill: 'ink' });
    }
  },
  // A dimensioned drawing of what is to be built, and the acceptance table.
  ({ rect, text, line, disc }) => {
    rect(0, 0, 4.5, 4);
    rect(0.5, 0.6, 1.3, 0.9);
    rect(2.6, 0.6, 1.3, 0.9, { fill: 'hot' });
    rect(2.6, 2.3, 1.3, 0.9, { hatch: 'dense' });
    disc(1.15, 2.75, 0.5);
    line([
      [1.8, 1.05],
      [2.6, 1.05],
    ]);
    line([
      [3.25, 1.5],
      [3.25, 2.3],
    ]);
    line(
      [
        [1.65, 2.75],
        [2.6, 2.75],
      ],
      { dash: 4 },
    );
    line([
      [0.5, 3.62],
      [3.9, 3.62],
    ]);
    for (const x of [0.5, 2.25, 3.9])
      line([
        [x, 3.5],
        [x, 3.74],
      ]);
    rect(4.9, 0, 1.8, 4);
    for (let row = 0; row < 5; row++) {
      rect(5.15, 0.42 + row * 0.68, 0.34, 0.34);
      text(5.75, 0.6 + row * 0.68, [row % 2 ? 0.5 : 0.7]);
    }
  },
  // A running application, its code and its manual, in which somebody else has already marked passages.
  ({ rect, text, line, disc }) => {
    rect(0, 0, 4, 2.9, { weight: 'cut' });
    rect(0, 0, 4, 0.45, { fill: 'ink' });
    rect(0.35, 0.8, 0.9, 1.75, { hatch: 'line' });
    text(1.6, 1, [2, 1.6, 1.9], 0.36);
    rect(2.7, 2.05, 0.95, 0.5, { fill: 'hot' });
    line(
      [
        [2, 2.9],
        [2, 3.6],
      ],
      { weight: 'cut' },
    );
    line(
      [
        [1.1, 3.6],
        [2.9, 3.6],
      ],
      { weight: 'cut' },
    );
    rect(4.4, 0, 2.3, 1.8);
    text(4.65, 0.4, [0.9], 0.34);
    text(4.95, 0.75, [1.3, 1], 0.34);
    text(4.65, 1.43, [0.6]);
    rect(4.4, 2.15, 2.3, 1.85, { hatch: 'dense' });
    rect(4.75, 2.45, 1.6, 0.75);
    for (const y of [2.4, 2.9, 3.4]) rect(6.7, y, 0.25, 0.28, { fill: 'hot' });
    disc(5, 2.82, 0.12, { fill: 'ink' });
    text(5.3, 2.82, [0.75]);
  },
  // A curve with its three readings, the agreed level, and the next plans of the list.
  ({ rect, text, line, disc }) => {
    rect(0, 0, 4.7, 4);
    line([
      [0.5, 0.4],
      [0.5, 3.4],
      [4.3, 3.4],
    ]);
    line(
      [
        [0.5, 1.7],
        [4.3, 1.7],
      ],
      { dash: 5 },
    );
    const places = [
      [1.5, 2.5],
      [2.6, 1.9],
      [3.7, 1.1],
    ] as const;
    line([[0.5, 3.1], ...places], { weight: 'cut' });
    for (const [index, [x, y]] of places.entries()) {
      line(
        [
          [x, y],
          [x, 3.4],
        ],
        { weight: 'hair' },
      );
      disc(x, y, 0.24, index === 2 ? { fill: 'hot' } : { fill: 'ink' });
    }
    rect(5.1, 0, 1.6, 4);
    for (let row = 0; row < 4; row++) {
      text(5.4, 0.6 + row * 0.9, [1, 0.7], 0.32);
      if (row === 0)
        line(
          [
            [5.3, 0.85],
            [6.5, 0.65],
          ],
          { weight: 'cut' },
        );
    }
  },
];
