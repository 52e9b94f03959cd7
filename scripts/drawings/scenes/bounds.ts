import { flat } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, rectangle, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: { person: 'Auftraggeber', agent: 'Agent' },
  en: { person: 'Person', agent: 'Agent' },
};
/** Columns and rows of the board, size of a drawer and the gap between drawers. */
const [columns, rows, size, gap] = [5, 5, 3.9, 1.9];
const step = size + gap;

/** A board of drawers: some may be opened by a person, some of these by the agent, too; the others are locked. */
export function bounds({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [8, 8], unit: 42 });
  const { person, agent } = words[language];
  const within = (at: number, from: number, to: number) => at >= from && at <= to;
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [x, y] = [column * step, row * step];
      const persons = within(column, 1, 3) && within(row, 1, 3);
      const agents = within(column, 2, 3) && within(row, 2, 3);
      m.face(rectangle(x, y, size, size), {
        ...(agents ? { fill: 'hot' } : !persons ? { hatch: 'line' } : {}),
        weight: persons ? 'cut' : 'line',
      });
      if (persons && !agents) m.line(flat([x + 1.2, y + 0.9], [x + size - 1.2, y + 0.9]), { weight: 'cut' });
    }
  const ring = (column: number, row: number, w: number, l: number, out: number) =>
    rectangle(column * step - out, row * step - out, w * step - gap + 2 * out, l * step - gap + 2 * out);
  m.face(ring(1, 1, 3, 3, 0.45), { fill: 'none', weight: 'cut' });
  m.face(ring(2, 2, 2, 2, 0.3), { fill: 'none', weight: 'cut', dash: 8 });
  m.letter(person, [step - 0.45, step - 0.75, 0], { size: 36, weight: 640 });
  m.letter(agent, [2 * step + 0.35, 3 * step - gap - 0.5, 0], { size: 42, weight: 640, colour: 'onHot' });
  return m.drawing();
}
