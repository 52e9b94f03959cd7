import { figures } from '#contract/site/figures.ts';
import { type Drawing, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from './plate.ts';

const words = {
  de: { steps: ['Analyse', 'Konzept', 'Umsetzung', 'Betrieb'], weeks: 'Wochen', open: 'fortlaufend' },
  en: { steps: ['Analysis', 'Design', 'Build', 'Operation'], weeks: 'weeks', open: 'ongoing' },
};
/** Units per week. */
const week = 0.5;
/** Width of a landing, rise to the next one, its thickness, height of its wall. */
const [width, rise, thick, high] = [4.4, 0.8, 1.3, 2.5];
/** The landing with the open door: after the design phase, one owns something that others can build from. */
const openDoor = 1;
/** The open-ended phase is drawn with a typical length. */
const ongoing = [9.2, 9.2] as const;

/** A stair to scale; from the wall of each landing a door leads out. */
export function transformation({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [268, 500], unit: 35 });
  const { steps, weeks, open } = words[language];
  const spans = figures.transformationPhaseWeeks.map((span) => span ?? ongoing);
  const landings = spans.map(([least, most], index) => {
    const front = -spans.slice(0, index).reduce((sum, [, longest]) => sum + longest * week, 0);
    return { front, back: front - most * week, z: index * rise, spare: (most - least) * week, index };
  });
  // From back to front.
  for (const landing of landings.toReversed()) {
    draw(m, landing);
    const span = figures.transformationPhaseWeeks[landing.index];
    const y = landing.front - 0.24;
    m.letter(steps[landing.index] ?? '', [width, y, landing.z - 0.72], { plane: 'right', size: 21, weight: 640 });
    m.letter(span ? `${span[0]}–${span[1]} ${weeks}` : open, [width, y, landing.z - 1.08], {
      plane: 'right',
      size: 13,
      weight: 500,
    });
  }
  return m.drawing();
}

type Landing = { front: number; back: number; z: number; spare: number; index: number };

function draw(m: Sheet, { front, back, z, spare, index }: Landing): void {
  const endless = index === 3;
  const dashed = endless ? { dash: 6 } : {};
  wall(m, { front, back, z }, dashed);
  m.box([0, back, z - thick], [width, front - back, thick]);
  if (spare > 0) {
    const most: [number, number, number][] = [
      [0, back, z],
      [width, back, z],
      [width, back + spare, z],
      [0, back + spare, z],
    ];
    m.face(most, { hatch: 'dense', weight: 'hair' });
  }
  for (let way = week; way < front - back; way += week) {
    const down = way % (2 * week) ? 0.1 : 0.2;
    m.line(
      [
        [width, front - way, z],
        [width, front - way, z - down],
      ],
      { weight: 'hair' },
    );
  }
  const edge: [number, number, number][] = [
    [0, front, z - thick],
    [width, front, z - thick],
    [width, back, z - thick],
    [width, back, z],
    [width, front, z],
    [0, front, z],
  ];
  m.face(edge, { fill: 'none', weight: 'cut', open: true });
  m.line(
    [
      [width, front, z],
      [width, front, z - thick],
    ],
    { weight: 'cut' },
  );
  door(m, front - 0.5, z, index === openDoor);
}

function wall(m: Sheet, { front, back, z }: Pick<Landing, 'front' | 'back' | 'z'>, look: { dash?: number }): void {
  const top = z + high;
  m.face(
    [
      [0, front, z - thick],
      [0, back, z - thick],
      [0, back, top],
      [0, front, top],
    ],
    look,
  );
  m.face(
    [
      [0, front, top],
      [0, back, top],
      [-0.22, back, top],
      [-0.22, front, top],
    ],
    look,
  );
  m.face(
    [
      [0, front, top],
      [-0.22, front, top],
      [-0.22, front, z - thick],
      [0, front, z - thick],
    ],
    { hatch: 'line' },
  );
}

function door(m: Sheet, y: number, z: number, isOpen: boolean): void {
  const [wide, tall] = [1.1, 1.95];
  m.face(
    [
      [0, y, z],
      [0, y - wide, z],
      [0, y - wide, z + tall],
      [0, y, z + tall],
    ],
    { fill: 'ink' },
  );
  const hinge = isOpen ? y - wide : y;
  const [x, edge] = isOpen ? [1.06, hinge + 0.35] : [0.6, y - 0.16];
  m.face(
    [
      [0, hinge, z],
      [x, edge, z],
      [x, edge, z + tall],
      [0, hinge, z + tall],
    ],
    { fill: isOpen ? 'hot' : 'ground' },
  );
}
