import { type Drawing, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: { yours: 'Ihr Netz', outside: 'draußen' },
  en: { yours: 'Your network', outside: 'outside' },
};

/** A walled yard with five stations of a question; the line to the gate is cut off in front of the wall. */
export function question({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [372, 74], unit: 25.4 });
  const { yours, outside } = words[language];
  const [wide, deep] = [25, 9];
  m.box([-0.8, -0.8, -0.5], [wide + 1.6, deep + 1.6, 0.5], { outline: true, left: 'dense' });
  wall(m, [-0.4, -0.4], [wide + 0.8, 0.35]);
  wall(m, [-0.4, -0.05], [0.35, deep + 0.1]);
  station.forEach((draw, index) => {
    if (index > 0)
      m.line([
        [index * 5 - 1.1, 3.6, 0],
        [index * 5 + 0.3, 3.6, 0],
      ]);
    draw(m, index * 5 + 0.5);
    m.letter(String(index + 1), [index * 5 + 1.4, 7.6, 0], {
      size: 44,
      weight: 660,
      colour: index === 3 ? 'hotInk' : 'ink',
    });
  });
  wall(m, [wide + 0.05, -0.05], [0.35, deep + 0.1]);
  wall(m, [-0.4, deep + 0.05], [wide + 0.8, 0.35]);
  m.letter(yours, [0.4, deep + 0.4, 0.25], { plane: 'left', size: 19, weight: 640 });
  m.line(
    [
      [wide + 1.2, 3.6, -0.5],
      [wide + 4.2, 3.6, -0.5],
    ],
    { dash: 5 },
  );
  m.letter(outside, [wide + 1.6, 5.2, -0.5], { size: 20, weight: 560 });
  return m.drawing();
}

function wall(m: Sheet, [x, y]: readonly [number, number], [w, l]: readonly [number, number]): void {
  m.box([x, y, 0], [w, l, 0.9], { left: 'line' });
}

/** The person asking; the check of their rights; the lookup; the model; the answer with its sources. */
const station: readonly ((m: Sheet, x: number) => void)[] = [
  (m, x) => {
    m.box([x, 2.2, 0], [2.6, 2.4, 0.8]);
    m.box([x + 0.5, 2.5, 0.8], [0.2, 1.8, 1.4], { fill: 'ground' });
  },
  (m, x) => {
    m.box([x + 0.9, 1.6, 0], [0.5, 0.6, 2.6]);
    m.box([x + 0.9, 2.2, 1.9], [0.5, 2.2, 0.7], { left: null });
    m.box([x + 0.9, 4.4, 0], [0.5, 0.6, 2.6]);
  },
  (m, x) => {
    for (const dy of [0, 1.1, 2.2]) m.box([x, 1.9 + dy, 0], [2.6, 0.7, 1.5 + (dy === 1.1 ? 0.7 : 0)]);
  },
  (m, x) => m.box([x, 2, 0], [2.8, 2.8, 2.4], { hot: true }),
  (m, x) => {
    for (let leaf = 0; leaf < 4; leaf++) m.box([x + leaf * 0.12, 1.8 + leaf * 0.1, leaf * 0.22], [2.4, 3.2, 0.06]);
    for (let row = 0; row < 4; row++)
      m.line(
        [
          [x + 0.8, 2.7 + row * 0.5, 0.73],
          [x + (row === 3 ? 1.6 : 2.3), 2.7 + row * 0.5, 0.73],
        ],
        { weight: 'hair' },
      );
  },
];
