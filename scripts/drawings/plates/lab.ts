import { slimmer } from '#scripts/drawings/machine/flat.ts';
import type { Point3 } from '#scripts/drawings/machine/geometry.ts';
import { type Drawing, type FaceLook, rectangle, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from './plate.ts';

const words = {
  de: { stations: ['Idee', 'Prototyp', 'Beweis', 'Übergabe'], optional: 'optional' },
  en: { stations: ['Idea', 'Prototype', 'Proof', 'Handover'], optional: 'optional' },
};
/** Position of each station's number. */
const stationAt = [5.7, 9.7, 15.9, 22] as const;

/** The bench from above: four stations, one of them optional, a door for the handover. */
export function lab({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [60, 44], unit: 36 });
  const { stations, optional } = words[language];
  const at = (x: number, y: number, w: number, l: number, look?: FaceLook) => m.face(rectangle(x, y, w, l), look);
  room(m);
  at(1.5, 1.4, 23.4, 3.6);
  at(1.5, 5, 3.6, 6.2);
  hair([1.5, 5], [5.1, 5]);
  idea();
  prototype();
  proof();
  at(21.3, 1.9, 2.7, 2.5, { weight: 'cut' });
  m.line(flat([21.3, 1.9], [24, 4.4]));
  m.line(flat([24, 1.9], [21.3, 4.4]));
  for (const [x, y] of [
    [8.4, 6.7],
    [15.6, 6.7],
    [22.6, 6.7],
    [6.3, 7.4],
  ] as const)
    m.disc([x, y, 0], 0.72);
  stations.forEach((name, index) => {
    const x = stationAt[index] ?? 0;
    m.letter(String(index + 1), [x, 10.35, 0], { size: 56, weight: 640 });
    m.letter(name, [x + 1.25 - slimmer(index + 1), 10.3, 0], { size: 25 });
  });
  m.letter(optional, [17.15, 11.05, 0], { size: 16, weight: 500 });
  // The sample's path to the door.
  m.line(flat([15.47, 2.8], [15.47, 5.6], [25.4, 5.6], [25.4, 6.7], [28.9, 6.7]), { dash: 5 });
  m.line(flat([28.4, 6.35], [28.95, 6.7], [28.4, 7.05]));
  hair([1.5, 11.75], [24.9, 11.75]);
  for (const x of [1.5, 5.1, 12.3, 18, 24.9]) m.line(flat([x, 11.55], [x, 11.95]));
  return m.drawing();

  function hair(...points: readonly [number, number][]): void {
    m.line(flat(...points), { weight: 'hair' });
  }
  /** A sheet with a few lines on it, and the pencil case. */
  function idea(): void {
    at(2.2, 5.8, 2.1, 2.9);
    for (let row = 0; row < 5; row++) hair([2.6, 6.4 + row * 0.4], [row === 4 ? 3.2 : 3.9, 6.4 + row * 0.4]);
    at(2.2, 9.3, 2.1, 1.2, { hatch: 'line' });
  }
  function prototype(): void {
    at(6, 1.9, 3.2, 2.4);
    at(6.4, 2.3, 2.4, 1.4, { fill: 'ink' });
    for (let rack = 0; rack < 6; rack++)
      at(9.7 + (rack % 3) * 0.75, 2 + Math.floor(rack / 3) * 1.2, 0.5, 0.9, { hatch: 'line' });
  }
  /** Samples in their tray, one of them hot, and the scale. */
  function proof(): void {
    at(13.1, 1.65, 4.2, 3.05, { fill: 'none', weight: 'hair' });
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 6; column++)
        m.disc([13.6 + column * 0.62, 2.1 + row * 0.7, 0], 0.21, {
          fill: row === 1 && column === 3 ? 'hot' : 'ground',
        });
    m.disc([19, 3.2, 0], 1.15, { hatch: 'line' });
    m.disc([19, 3.2, 0], 0.75);
  }
}

function flat(...points: readonly (readonly [number, number])[]): Point3[] {
  return points.map(([x, y]) => [x, y, 0]);
}

/** Walls with the door opening, and the door leaf. */
function room(m: Sheet): void {
  const cut: FaceLook = { hatch: 'dense', weight: 'cut' };
  for (const [x, y, w, l] of [
    [0, 0, 30, 0.5],
    [0, 0.5, 0.5, 11.8],
    [0, 12.3, 30, 0.5],
    [29.5, 0.5, 0.5, 4.6],
    [29.5, 8.3, 0.5, 4],
  ] as const)
    m.face(rectangle(x, y, w, l), cut);
  m.line(flat([29.5, 5.1], [26.3, 5.1]), { weight: 'cut' });
  const swing = Array.from({ length: 15 }, (_, index): readonly [number, number] => {
    const angle = (index * Math.PI) / 28;
    return [29.5 - Math.cos(angle) * 3.2, 5.1 + Math.sin(angle) * 3.2];
  });
  m.line(flat(...swing), { weight: 'hair' });
}
