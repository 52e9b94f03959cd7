import { type BoxLook, type Drawing, rectangle, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import { colours, escaped } from '#scripts/drawings/machine/svg.ts';
import type { PlateSettings } from './plate.ts';

const words = {
  de: {
    rooms: ['Verträge', 'Lieferanten', 'Personal', 'Modelle', 'Protokoll', 'Gehälter'],
    roles: [
      ['Einkauf', 'Verträge, Lieferanten'],
      ['Personal', 'Personal, Gehälter'],
      ['Revision', 'Protokoll, sonst nichts'],
    ],
  },
  en: {
    rooms: ['Contracts', 'Suppliers', 'Staff', 'Models', 'Log', 'Salaries'],
    roles: [
      ['Purchasing', 'Contracts, suppliers'],
      ['HR', 'Staff, salaries'],
      ['Audit', 'The log, nothing else'],
    ],
  },
} as const;
/** Outer width and depth of the house, height and thickness of its walls. */
const [wide, deep, high, thick] = [17, 10.4, 0.62, 0.24];

/** A house without its roof: rooms are sources, each role has its keys; the open room is highlighted. */
export function platform({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [470, 46], unit: 33.5 });
  const { rooms, roles } = words[language];
  const wall = (x: number, y: number, w: number, l: number) => m.box([x, y, 0], [w, l, high], walls);
  m.box([-0.8, -0.8, -0.5], [wide + 1.6, deep + 1.6, 0.5], { outline: true, left: 'dense' });
  m.face(rectangle(0.2, 0.2, 6.1, 5.1), { fill: 'hot' });
  m.face(rectangle(11.7, 6.4, 5.1, 3.8), { hatch: 'dense' });
  wall(0, -0.05, wide, thick);
  wall(-0.05, 0.2, thick, deep);
  for (const [index, x] of [0.2, 6.5, 11.7].entries())
    m.letter(rooms[index] ?? '', [x + 0.5, index === 0 ? 2.6 : 3.1, 0], {
      size: 22,
      weight: 620,
      colour: index === 0 ? 'onHot' : 'ink',
    });
  for (let rack = 0; rack < 3; rack++) m.box([7.2 + rack * 1.35, 0.7, 0], [0.8, 1.3, rack === 1 ? 1 : 0.7]);
  wall(6.3, 0.2, thick, 5.2);
  wall(11.5, 0.2, thick, 5.2);
  for (const [x, w] of [
    [0.2, 2.3],
    [4.1, 4.4],
    [10, 3.8],
    [15.3, 1.5],
  ] as const)
    wall(x, 5.3, w, thick);
  for (const [index, x] of [3, 9, 14.2].entries()) key(m, x, 5.95, index === 0);
  for (const [x, w] of [
    [0.2, 0.9],
    [2.6, 4.2],
    [8.8, 5],
    [15.4, 1.4],
  ] as const)
    wall(x, 6.9, w, thick);
  for (const [index, x] of [0.55, 5.3, 12.4].entries())
    m.letter(rooms[index + 3] ?? '', [x, 9.3, 0], { size: 24, weight: 620 });
  wall(4.3, 7.1, thick, 3.3);
  wall(11.5, 7.1, thick, 3.3);
  wall(wide - 0.05, 0.2, thick, 5.2);
  wall(wide - 0.05, 6.7, thick, 3.7);
  wall(-0.05, deep, 7.4, thick);
  wall(9.2, deep, 8, thick);
  if (thumb) return m.drawing();
  for (const [index, [role, reads]] of roles.entries()) legend(m, role, reads, index);
  return m.drawing();
}

const walls: BoxLook = { left: 'line' };
const keyShape = (thumb: boolean) =>
  thumb ? '<circle r="9"/><path d="M9 0H40M30 0v11"/>' : '<circle r="7.5"/><path d="M7.5 0H34M27 0v8M34 0v9"/>';

/** A key on the floor in front of its door. */
function key(m: Sheet, x: number, y: number, hot: boolean): void {
  const [px, py] = m.at([x, y, 0]);
  m.raw(
    `<g transform="matrix(.866 .5 -.866 .5 ${px.toFixed(1)} ${py.toFixed(1)})" stroke="${hot ? colours.hotInk : colours.ink}" stroke-width="${m.thumb ? 8 : 3.4}">${keyShape(m.thumb)}</g>`,
  );
}

function legend(m: Sheet, role: string, reads: string, index: number): void {
  const colour = index === 0 ? colours.hotInk : colours.ink;
  m.raw(
    `<g transform="translate(960 ${64 + index * 58})" stroke="none" fill="${colour}"><path d="M-41-6a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-27-6H-3M-9-6v7M-3-6v8" fill="none" stroke="${colour}" stroke-width="2.6"/><text x="14" font-size="21" font-weight="640">${escaped(role)}</text><text x="14" y="21" font-size="14.5" font-weight="500">${escaped(reads)}</text></g>`,
  );
}
