import { type Drawing, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import { colours, escaped } from '#scripts/drawings/machine/svg.ts';
import type { PlateSettings } from './plate.ts';

/** Steps of a process from the bottom up. */
const words = {
  de: { steps: ['Ablegen', 'Freigeben', 'Prüfen', 'Lesen', 'Eingang'], old: 'Prüfen von Hand' },
  en: { steps: ['Filing', 'Approval', 'Checking', 'Reading', 'Intake'], old: 'Checked by hand' },
};
const replaced = 2;
/** Width, depth and height of a layer. */
const [wide, deep, tall] = [11, 7, 0.7];

/** A process in layers: one is new, and the one that it replaces is next to them. */
export function applications({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [600, 252], unit: 28.5 });
  const { steps, old } = words[language];
  m.box([-8.6, 7.6, -1.4], [wide, deep, tall], { dash: 6 });
  m.letter(old, [-7.8, 13.6, -0.7], { size: 26 });
  m.line([
    [-8, 14.1, -0.7],
    [1.8, 14.1, -0.7],
  ]);
  m.line(
    [
      [0, 3.5, 3],
      [-4.1, 7.6, 3],
      [-4.1, 7.6, -0.6],
    ],
    { weight: 'hair', dash: 4 },
  );
  steps.forEach((_, index) => {
    const z = index * 2.05 - 1.4;
    if (index > 0)
      for (const [x, y] of [
        [0, deep],
        [wide, deep],
        [wide, 0],
      ] as const)
        m.line(
          [
            [x, y, z - 1.35],
            [x, y, z],
          ],
          { weight: 'hair', dash: 3 },
        );
    const hot = index === replaced;
    m.box([0, 0, z], [wide, deep, tall], { hot, outline: !hot });
    if (index === steps.length - 1) intake(m, z + tall);
  });
  if (thumb) return m.drawing();
  for (const [index, name] of steps.entries()) legend(m, name, steps.length - index, index);
  return m.drawing();
}

/** Post and mail, as they arrive. */
function intake(m: Sheet, z: number): void {
  for (let leaf = 0; leaf < 5; leaf++) m.box([1 + leaf * 0.16, 1.2 + leaf * 0.1, z + leaf * 0.24], [3.2, 4.2, 0.05]);
  m.box([6.4, 1.4, z], [3, 4, 0.5]);
  m.letter('@', [7.2, 4.3, z + 0.5], { size: 64 });
}

function legend(m: Sheet, name: string, number: number, index: number): void {
  const [x, y] = m.at([wide, 0, index * 2.05 - 1.4 + tall / 2]);
  const hot = index === replaced;
  m.raw(
    `<path d="M${(x + 6).toFixed(1)} ${y.toFixed(1)}H900" stroke-width=".75"/><g font-size="22" font-weight="${hot ? 660 : 560}" fill="${hot ? colours.hotInk : colours.ink}" stroke="none"><text x="912" y="${(y + 7).toFixed(1)}">${number}</text><text x="940" y="${(y + 7).toFixed(1)}">${escaped(name)}</text></g>`,
  );
}
