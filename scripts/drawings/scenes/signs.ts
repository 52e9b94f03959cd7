import { inRow, type Pen } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: ['Fall anbei', 'Platzhalter', 'Sammlung', 'Zugänge', 'Stichprobe', 'Heft'],
  en: ['The case', 'Placeholders', 'Collection', 'Licences', 'Sample', 'Booklet'],
};
const apart = 4.85;

/** Six signs of a training, three months later, as six objects on a desk. */
export function signs({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [43, 18], unit: 39.4 });
  inRow(m, 28.2, { apart, line: 4.6, words: 6, names: words[language], things: sign });
  return m.drawing();
}

const sign: readonly ((pen: Pen) => void)[] = [
  // A report to the IT department with its case on it.
  ({ rect, text }) => {
    rect(0, 0, 3.3, 3.9);
    text(0.4, 0.6, [1.5]);
    text(0.4, 1.2, [2.4, 2.1, 2.3], 0.4);
    rect(1.4, 2.2, 2.3, 1.4, { fill: 'hot' });
  },
  // A text with empty boxes in place of names.
  ({ rect, text }) => {
    rect(0, 0, 3.6, 3.9);
    for (const [row, at] of [0.4, 1.9, 1, 2.1].entries()) {
      const y = 0.65 + row * 0.86;
      text(0.4, y, [Math.max(0, at - 0.6)]);
      rect(at, y - 0.26, 1, 0.5, { fill: 'none', dash: 3 });
      text(at + 1.15, y, [Math.max(0, 3.2 - at - 1.15)]);
    }
  },
  // Cards with wrong answers, the newest in front.
  ({ rect, text, cross }) => {
    for (const card of [0, 1, 2, 3]) rect(card * 0.28, card * 0.42, 2.7, 2.5, card < 3 ? { hatch: 'line' } : {});
    text(1.2, 1.8, [1.7, 1.3], 0.4);
    cross(3.05, 3.2, 0.28, { weight: 'cut' });
  },
  // Twelve accounts: used, or returned.
  ({ disc }) => {
    for (let seat = 0; seat < 12; seat++)
      disc(
        0.55 + (seat % 3) * 1.25,
        0.5 + Math.floor(seat / 3) * 0.98,
        0.4,
        seat === 5 || seat === 10 ? { fill: 'none', dash: 3 } : { fill: 'ink' },
      );
  },
  // Thirty answers: five were checked, and one was wrong.
  ({ rect, cross, disc }) => {
    for (let at = 0; at < 30; at++) {
      const [x, y] = [(at % 5) * 0.76, Math.floor(at / 5) * 0.66];
      const read = at % 6 === 2;
      rect(x, y, 0.56, 0.46, read ? { hatch: 'dense' } : {});
    }
    disc(3.32, 1.55, 0.62, { weight: 'cut' });
    cross(3.32, 1.55, 0.24, { weight: 'cut' });
  },
  // From an experienced person to a newcomer, by means of what is written down.
  ({ rect, disc, text, line }) => {
    disc(0.6, 0.7, 0.6, { fill: 'ink' });
    disc(3.3, 3.3, 0.45);
    rect(0.9, 1.3, 1, 1.5);
    rect(1.9, 1.3, 1, 1.5);
    text(1.1, 1.65, [0.6, 0.5, 0.6], 0.34);
    text(2.1, 1.65, [0.6, 0.6, 0.4], 0.34);
    line(
      [
        [0.6, 1.3],
        [0.6, 3.3],
        [2.85, 3.3],
      ],
      { dash: 4 },
    );
  },
];
