import { flat, penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: ['Lage', 'Vorgehen', 'Ergebnis', 'Grenze'],
  en: ['Situation', 'Approach', 'Result', 'Limit'],
};
/** Distance between parts. */
const apart = 7.15;

/** An unfolded issue of the newsletter: four parts with their contents. */
export function issue({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [20, 20], unit: 40 });
  const fold = 0.5;
  for (const [index, word] of words[language].entries()) {
    const x = index * apart;
    const [left, right] = index % 2 ? [fold, 0] : [0, fold];
    m.face(flat([x, left], [x + apart, right], [x + apart, right + 10.6], [x, left + 10.6]), {
      weight: 'cut',
    });
    m.face(flat([x + 0.55, 1.4], [x + apart - 0.55, 1.4], [x + apart - 0.55, 8.1], [x + 0.55, 8.1]));
    m.letter(word, [x + 0.6, 9.7, 0], { size: 50, weight: 640 });
  }
  const pen = (index: number) => penAt(m, index * apart + 0.55, 1.4);
  // A pile too high to get through.
  const pile = pen(0);
  for (let sheetOfPile = 0; sheetOfPile < 8; sheetOfPile++)
    pile.rect(
      1.2 + (sheetOfPile % 3) * 0.35,
      5.4 - sheetOfPile * 0.58,
      3.2,
      0.58,
      sheetOfPile % 2 ? { hatch: 'dense' } : {},
    );
  pile.line(
    [
      [0.5, 5.98],
      [5.6, 5.98],
    ],
    { weight: 'cut' },
  );
  // Three steps; the one that software takes over is filled.
  const steps = pen(1);
  for (const step of [0, 1, 2])
    steps.rect(0.7 + step * 1.1, 0.7 + step * 1.9, 2.4, 1.4, step === 1 ? { fill: 'hot' } : { weight: 'cut' });
  for (const step of [0, 1])
    steps.line([
      [2.4 + step * 1.1, 2.1 + step * 1.9],
      [2.4 + step * 1.1, 2.6 + step * 1.9],
    ]);
  // The benefit above the cost.
  const result = pen(2);
  result.rect(0.7, 1, 4.7, 1.1, { fill: 'ink' });
  result.rect(0.7, 2.5, 1.3, 1.1, { hatch: 'dense' });
  result.rect(0.7, 4.7, 3.4, 1.1, { fill: 'hot' });
  result.line(
    [
      [0.4, 4.15],
      [5.7, 4.15],
    ],
    { weight: 'cut' },
  );
  // Its use ends at a line; beyond it everything stays as it was.
  const limit = pen(3);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++)
      limit.disc(0.95 + column * 1.4, 1.05 + row * 1.5, 0.42, column < 3 ? { fill: 'ink' } : { fill: 'none', dash: 4 });
  limit.line(
    [
      [4.45, 0.3],
      [4.45, 6.3],
    ],
    { weight: 'cut' },
  );
  return m.drawing();
}
