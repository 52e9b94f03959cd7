import { type Pen, penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: {
    not: ['Besuch', 'Schulung', 'Köpfe und Tage', 'unser Produkt'],
    but: ['Werkbank', 'Maßstab', 'Ende und Übergabe', 'vertraulich'],
  },
  en: {
    not: ['Visitors', 'Training', 'Heads and days', 'Our product'],
    but: ['Workbench', 'Yardstick', 'End and handover', 'Confidential'],
  },
};
const apart = 7.3;

/** Four things that the lab is not, dashed, and below each what it is instead. */
export function bench({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [43, 16], unit: 39.6 });
  const { not, but } = words[language];
  things.forEach(([without, instead], index) => {
    const x = index * apart;
    without(penAt(m, x, 0));
    instead(penAt(m, x, 5.1));
    m.letter(not[index] ?? '', [x, 4.1, 0], { size: 20, weight: 520 });
    m.letter(but[index] ?? '', [x, 9.6, 0], { size: 24, weight: 640 });
    m.line(
      [
        [x, 4.6, 0],
        [x + 6.2, 4.6, 0],
      ],
      { weight: 'cut' },
    );
  });
  return m.drawing();
}

const dashed = { fill: 'none', dash: 4 } as const;

const things: readonly (readonly [not: (pen: Pen) => void, but: (pen: Pen) => void])[] = [
  [
    // Rows of chairs in front of a stage.
    ({ rect, disc }) => {
      rect(0, 0, 1, 3.3, dashed);
      for (let row = 0; row < 4; row++)
        for (let seat = 0; seat < 4; seat++) disc(2 + row * 1.15, 0.45 + seat * 0.8, 0.26, dashed);
    },
    // A bench with objects on it, and three people working there.
    ({ rect, disc, text }) => {
      rect(0, 0, 6.2, 1.9, { weight: 'cut' });
      rect(0.4, 0.4, 1.6, 1.1);
      text(0.65, 0.7, [1.1, 0.8, 1], 0.26);
      for (let part = 0; part < 3; part++) rect(2.5 + part * 0.6, 0.4, 0.4, 1.1, { hatch: 'dense' });
      rect(4.6, 0.4, 1.2, 1.1, { fill: 'ink' });
      for (const x of [1.1, 3.1, 5.2]) disc(x, 2.75, 0.5);
    },
  ],
  [
    // Desks facing a board.
    ({ rect }) => {
      rect(0, 0, 6, 0.4, dashed);
      for (let row = 0; row < 2; row++)
        for (let desk = 0; desk < 4; desk++) rect(desk * 1.55, 1.1 + row * 1.2, 1.2, 0.75, dashed);
    },
    // Trials as columns next to a ruler; the target was marked beforehand.
    ({ rect, line }) => {
      rect(0, 0, 0.7, 3.3, { weight: 'cut' });
      for (let tick = 1; tick < 8; tick++)
        line([
          [tick % 2 ? 0.4 : 0.2, tick * 0.41],
          [0.7, tick * 0.41],
        ]);
      for (const [index, height] of [1, 1.6, 1.4, 2.2, 2.7].entries())
        rect(1.3 + index * 0.98, 3.3 - height, 0.7, height, { hatch: index === 4 ? 'dense' : 'line' });
      line(
        [
          [0.7, 1.1],
          [6.2, 1.1],
        ],
        { weight: 'cut' },
      );
    },
  ],
  [
    // A row of heads that continues.
    ({ disc, rect, arrow }) => {
      for (let head = 0; head < 5; head++) {
        disc(0.45 + head * 1.05, 0.6, 0.36, dashed);
        for (let day = 0; day < 3; day++) rect(0.15 + head * 1.05, 1.3 + day * 0.7, 0.6, 0.5, dashed);
      }
      arrow(5.3, 1.9, 0.95, 4);
    },
    // A path with a beginning, an end and a door.
    ({ rect, disc, line, arrow }) => {
      disc(0.5, 1.65, 0.5);
      line([
        [1, 1.65],
        [3.4, 1.65],
      ]);
      rect(1.7, 1.15, 1, 1, { hatch: 'dense' });
      for (const y of [0, 2.5]) rect(3.9, y, 0.35, 0.85, { hatch: 'dense', weight: 'cut' });
      line(
        [
          [3.9, 0.85],
          [2.9, 0.45],
        ],
        { weight: 'cut' },
      );
      arrow(3.4, 1.65, 1.5);
      rect(5.1, 1.05, 1.1, 1.2, { weight: 'cut' });
    },
  ],
  [
    // A box with a price tag.
    ({ rect, line, disc }) => {
      rect(0.4, 0.3, 3.4, 3, dashed);
      line(
        [
          [0.4, 1.1],
          [3.8, 1.1],
        ],
        { dash: 4 },
      );
      line(
        [
          [3.8, 1.7],
          [4.6, 1.7],
          [5, 1.2],
          [6.2, 1.2],
          [6.2, 2.2],
          [5, 2.2],
          [4.6, 1.7],
        ],
        { dash: 4 },
      );
      disc(5, 1.7, 0.12, dashed);
    },
    // The result, in a box with two keys.
    ({ rect, disc, line }) => {
      rect(0, 0, 4.2, 3.3, { weight: 'cut' });
      rect(0.5, 0.5, 3.2, 2.3, { fill: 'hot' });
      for (const y of [0.9, 2.4]) {
        disc(4.9, y, 0.38);
        line([
          [5.28, y],
          [6.2, y],
          [6.2, y + 0.3],
        ]);
        line([
          [5.9, y],
          [5.9, y + 0.25],
        ]);
      }
    },
  ],
];
