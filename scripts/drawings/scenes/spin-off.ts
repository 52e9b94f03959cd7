import { type Drawing, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: { first: 'Projekt A', second: 'Projekt B', own: 'Spin-off', asked: 'zweimal gebraucht' },
  en: { first: 'Project A', second: 'Project B', own: 'Spin-off', asked: 'needed twice' },
};
/** Width, depth and height of a layer, and the distance to the next one. */
const [wide, deep, tall, step] = [7, 5, 0.7, 1.5];
/** The layer that both projects share. */
const common = 2;

/** Two projects in layers with one in common, which also stands on its own ground. */
export function spinOff({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [508, 134], unit: 24 });
  const { first, second, own, asked } = words[language];
  project(m, 0, 0, first);
  project(m, 1, 8.5, second);
  const [x, y, z] = [14, 1, 2];
  way(m, [wide, 2.5], [x, 2.5]);
  way(m, [wide + 1, 11], [x, 4.5]);
  m.box([x - 1, y - 1, z - 0.5], [wide + 2, deep + 2, 0.5], { outline: true, left: 'dense' });
  m.box([x, y, z], [wide, deep, tall], { hot: true });
  m.letter(own, [x + 0.7, y + 2.1, z + tall], { size: 37, weight: 660, colour: 'onHot' });
  m.letter(asked, [x + 0.7, y + 3.6, z + tall], { size: 18, weight: 520, colour: 'onHot' });
  return m.drawing();
}

const heightOf = (layer: number) => layer * step - 1;

function project(m: Sheet, x: number, y: number, name: string): void {
  for (let layer = 0; layer < 4; layer++) {
    const z = heightOf(layer);
    if (layer > 0)
      for (const [dx, dy] of [
        [0, deep],
        [wide, deep],
        [wide, 0],
      ] as const)
        m.line(
          [
            [x + dx, y + dy, z - step + tall],
            [x + dx, y + dy, z],
          ],
          { weight: 'hair', dash: 3 },
        );
    m.box([x, y, z], [wide, deep, tall], {
      outline: layer === common,
      left: layer === common ? 'dense' : null,
      right: layer === common ? 'dense' : null,
    });
  }
  m.letter(name, [x + 0.7, y + 2, heightOf(3) + tall], { size: 26, weight: 640 });
  for (const [row, length] of [5.6, 4.2].entries())
    m.line(
      [
        [x + 0.7, y + 3 + row * 0.7, heightOf(3) + tall],
        [x + 0.7 + length, y + 3 + row * 0.7, heightOf(3) + tall],
      ],
      { weight: 'hair' },
    );
}

/** From a project's shared layer to the ground of the new one. */
function way(m: Sheet, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): void {
  const z = heightOf(common) + tall / 2;
  const bend = toX - 3;
  m.line(
    [
      [x, y, z],
      [bend, y, z],
      [bend, toY, z],
      [toX, toY, z],
    ],
    { dash: 5 },
  );
}
