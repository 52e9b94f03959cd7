import { type Drawing, rectangle, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from './plate.ts';

const words = {
  de: { pays: 'trägt sich', not: 'trägt sich nicht', notAt: 12.9 },
  en: { pays: 'pays its way', not: 'does not pay', notAt: 13.4 },
};
/** Height of the table top. */
const table = 2.34;

/** A table: seven cards in order, the eighth in the bin. */
export function workshops({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [440, 84], unit: 31 });
  const { pays, not, notAt } = words[language];
  for (let seat = 0; seat < 5; seat++) chair(m, 1.2 + seat * 3.5, -2.3);
  chair(m, -2.6, 2.4);
  for (const [x, y] of [
    [0.4, 0.4],
    [17.2, 0.4],
    [0.4, 6.2],
    [17.2, 6.2],
  ] as const)
    m.box([x, y, 0], [0.4, 0.4, 2]);
  m.box([0, 0, 2], [18, 7, 0.34], { outline: true });
  for (let card = 0; card < 7; card++) placed(m, card);
  m.line([
    [0.8, 5.5, table],
    [17.2, 5.5, table],
  ]);
  for (const x of [0.8, 17.2])
    m.line([
      [x, 5.3, table],
      [x, 5.7, table],
    ]);
  m.letter(pays, [0.8, 6.35, table], { size: 17 });
  m.letter(not, [notAt, 6.35, table], { size: 17 });
  for (let seat = 0; seat < 4; seat++) chair(m, 1.4 + seat * 3.4, 8.4);
  bin(m, 16.4, 9);
  return m.drawing();
}

function chair(m: Sheet, x: number, y: number): void {
  m.box([x, y, 0], [1.5, 1.5, 1.1]);
}

/** The better a card, the higher it is. */
function placed(m: Sheet, card: number): void {
  const x = 0.8 + card * 2.42;
  const thick = 0.06 + (6 - card) * 0.07;
  m.box([x, 1.5, table], [1.9, 3.2, thick], { hot: card === 0 });
  const z = table + thick;
  m.letter(String(card + 1), [x + 0.25, 2.75, z], { size: 40, weight: 660, colour: card === 0 ? 'onHot' : 'ink' });
  for (let row = 0; card > 0 && row < 3; row++)
    m.line(
      [
        [x + 0.25, 3.3 + row * 0.42, z],
        [x + (row === 2 ? 1.1 : 1.6), 3.3 + row * 0.42, z],
      ],
      { weight: 'hair' },
    );
}

/** The inside first, then the discarded card, then the sides in front of it. */
function bin(m: Sheet, x: number, y: number): void {
  const [wide, tall] = [1.9, 2];
  const side = (a: readonly [number, number], b: readonly [number, number]): [number, number, number][] => [
    [...a, 0],
    [...b, 0],
    [...b, tall],
    [...a, tall],
  ];
  m.face(side([x, y], [x + wide, y]), { hatch: 'dense' });
  m.face(side([x, y], [x, y + wide]), { hatch: 'dense' });
  m.face([
    [x + 0.3, y + 0.7, 1],
    [x + 1.7, y + 0.5, 1.2],
    [x + 1.5, y + 0.2, 3.4],
    [x + 0.1, y + 0.4, 3.1],
  ]);
  m.face(side([x, y + wide], [x + wide, y + wide]), { hatch: 'line' });
  m.face(side([x + wide, y], [x + wide, y + wide]));
  m.face(rectangle(x, y, wide, wide, tall), { fill: 'none' });
}
