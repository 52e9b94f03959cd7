import type { Point3 } from '#scripts/drawings/machine/geometry.ts';
import { wave } from '#scripts/drawings/machine/pencil.ts';
import { type BoxLook, type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from './plate.ts';

const words = {
  de: {
    title: 'Vorlage',
    board: 'für den Aufsichtsrat',
    annex: 'Anlage 3, Seite 41',
    sentence: [
      ['Nach dem Start kosten', 9.2],
      ['Pflege und Aufsicht', 8],
      ['fast nichts.', 4.9],
    ],
  },
  en: {
    title: 'Paper',
    board: 'for the board',
    annex: 'Annex 3, page 41',
    sentence: [
      ['After launch, upkeep', 8.4],
      ['and supervision cost', 8.2],
      ['next to nothing.', 6.4],
    ],
  },
} as const;

/** The board paper in layers: the wrong sentence is in the third annex. */
export function coaching({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [452, 108], unit: 27.5 });
  const { title, board, annex, sentence } = words[language];
  const pages = (z: number, look?: BoxLook) => m.box([0, 0, z], [7.6, 10, 0.34], look);
  const hair = (points: Point3[], dash?: number) => m.line(points, { weight: 'hair', ...(dash && { dash }) });

  pages(-2.2, { outline: true });
  pages(-1.2);
  m.box([9.4, 0, -0.2], [11.2, 10, 0.12], { outline: true });
  for (const [x, y] of [
    [0, 0],
    [0, 10],
    [7.6, 10],
  ] as const)
    hair(
      [
        [x, y, -0.86],
        [x, y, 0.8],
      ],
      3,
    );
  for (const y of [10, 0])
    hair(
      [
        [7.6, y, -0.2],
        [9.4, y, -0.2],
      ],
      3,
    );
  pages(0.8);
  pages(1.8, { outline: true });

  const z = 2.14;
  m.letter(title, [0.8, 1.8, z], { size: 38, weight: 660 });
  m.letter(board, [0.8, 2.75, z], { size: 16.5, weight: 500 });
  m.line([
    [0.8, 3.4, z],
    [6.8, 3.4, z],
  ]);
  for (let row = 0; row < 7; row++)
    hair([
      [0.8, 4.2 + row * 0.55, z],
      [row === 6 ? 4 : 6.8, 4.2 + row * 0.55, z],
    ]);
  [1, 1.5, 2.1, 2.9].forEach((tall, index) => {
    const [x, y] = [0.9 + index * 0.75, 9.4];
    m.face(
      [
        [x, y, z],
        [x + 0.5, y, z],
        [x + 0.5, y - tall * 0.4, z],
        [x, y - tall * 0.4, z],
      ],
      { fill: 'ink', weight: 'hair' },
    );
  });

  const sheetTop = -0.07;
  m.letter(annex, [10.3, 1.4, sheetTop], { size: 17, weight: 500 });
  hair([
    [10.3, 1.9, sheetTop],
    [19.8, 1.9, sheetTop],
  ]);
  sentence.forEach(([text, length], index) => {
    const y = 3.7 + index * 1.75;
    m.letter(text, [10.3, y, sheetTop], { size: 38, weight: 640, length });
    const under = wave([10.3, y + 0.47], [10.3 + length, y + 0.47], 0.14, thumb ? 1.1 : 0.57);
    m.pencil(
      under.map(([a, b]): Point3 => [a, b, sheetTop]),
      4.4,
    );
  });
  for (let row = 0; row < 3; row++)
    hair([
      [10.3, 8.4 + row * 0.5, sheetTop],
      [row === 2 ? 14 : 19.8, 8.4 + row * 0.5, sheetTop],
    ]);
  return m.drawing();
}
