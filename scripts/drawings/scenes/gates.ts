import { slimmer } from '#scripts/drawings/machine/flat.ts';
import type { Point3 } from '#scripts/drawings/machine/geometry.ts';
import { type Drawing, type FaceLook, rectangle, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: ['Beobachten', 'Herauslösen', 'Erproben', 'Ausgründen'],
  en: ['Observe', 'Separate', 'Prove', 'Incorporate'],
};
/** Width and depth of a room, thickness of its walls. */
const [room, deep, thick] = [7.5, 8.4, 0.35];
/** Position of the path, and width of its doors. */
const [way, door] = [3.9, 1.8];
/** From a room's left wall to its exit. */
const exit = 5;

/** Four rooms from above: the door ahead opens on a condition, the one below leads out. */
export function gates({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [14, 14], unit: 36 });
  const wall: FaceLook = { hatch: 'dense', weight: 'cut' };
  m.face(rectangle(0, 0, 4 * room + thick, thick), wall);
  m.face(rectangle(0, thick, thick, way - door / 2 - thick), wall);
  m.face(rectangle(0, way + door / 2, thick, deep - way - door / 2), wall);
  words[language].forEach((name, index) => {
    const [x, end] = [index * room, (index + 1) * room];
    m.face(rectangle(end, thick, thick, way - door / 2 - thick), wall);
    m.face(rectangle(end, way + door / 2, thick, deep - way - door / 2), wall);
    m.face(rectangle(x + thick, deep - thick, exit, thick), wall);
    m.face(rectangle(x + thick + exit + door, deep - thick, room - thick - exit - door, thick), wall);
    leaf(m, end + thick / 2, way - door / 2);
    out(m, x + thick + exit);
    m.letter(String(index + 1), [x + 0.9, 7.4, 0], { size: 50, weight: 640 });
    m.letter(name, [x + 2 - slimmer(index + 1), 7.35, 0], { size: 22 });
    contents(m, index, x + 0.9);
  });
  m.line(flat([-0.1, way], [4 * room + 1.1, way]), { dash: 5 });
  m.line(flat([4 * room + 0.6, way - 0.35], [4 * room + 1.15, way], [4 * room + 0.6, way + 0.35]));
  return m.drawing();
}

/** Contents of a room: two identical things; one taken out of its box; one tried by strangers; one on its own. */
function contents(m: Sheet, index: number, x: number): void {
  const y = 1.15;
  const thing = (dx: number, dy: number, look: FaceLook = {}, size = 1) =>
    m.face(rectangle(x + dx, y + dy, size, size), look);
  if (index === 0)
    for (const dx of [0, 2.6]) {
      m.face(rectangle(x + dx, y, 2.1, 1.2), { fill: 'none' });
      thing(dx + 0.3, 0.3, { hatch: 'dense' }, 0.6);
      m.line(flat([x + dx + 1.15, y + 0.45], [x + dx + 1.8, y + 0.45]));
      m.line(flat([x + dx + 1.15, y + 0.75], [x + dx + 1.6, y + 0.75]));
    }
  if (index === 1) {
    m.face(rectangle(x, y, 2.1, 1.2), { fill: 'none' });
    m.face(rectangle(x + 0.3, y + 0.3, 0.6, 0.6), { fill: 'none', dash: 3 });
    m.line(flat([x + 1.15, y + 0.6], [x + 3.1, y + 0.6]), { weight: 'hair', dash: 3 });
    thing(3.2, 0.1, { hatch: 'dense' });
  }
  if (index === 2) {
    thing(0, 0.1, { hatch: 'dense' });
    for (let one = 0; one < 10; one++)
      m.disc([x + 2 + (one % 5) * 0.68, y + 0.28 + Math.floor(one / 5) * 0.68, 0], 0.2, {
        fill: one < 7 ? 'ink' : 'ground',
      });
  }
  if (index === 3) {
    m.face(rectangle(x, y - 0.2, 2.9, 1.6), { fill: 'none', weight: 'cut' });
    thing(0.95, 0.1, { fill: 'hot' });
  }
}

/** A door leaf, open in the direction of the path, and its swing. */
function leaf(m: Sheet, x: number, y: number): void {
  m.line(flat([x, y], [x + door * 0.92, y]), { weight: 'cut' });
  m.line(arc(x, y, door, 0, Math.PI / 2), { weight: 'hair' });
}

/** The exit through the lower wall. */
function out(m: Sheet, x: number): void {
  m.line(flat([x + door / 2, way + 0.5], [x + door / 2, deep + 1]), { weight: 'hair', dash: 4 });
  m.line(flat([x + door / 2 - 0.25, deep + 0.65], [x + door / 2, deep + 1], [x + door / 2 + 0.25, deep + 0.65]));
  m.line(flat([x, deep - thick / 2], [x, deep + door * 0.8]), { weight: 'cut' });
}

const arc = (x: number, y: number, radius: number, from: number, to: number): Point3[] =>
  Array.from({ length: 12 }, (_, index) => {
    const angle = from + ((to - from) * index) / 11;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 0];
  });

function flat(...points: readonly (readonly [number, number])[]): Point3[] {
  return points.map(([x, y]) => [x, y, 0]);
}
