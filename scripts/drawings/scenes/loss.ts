import { figures } from '#contract/site/figures.ts';
import { flat } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, rectangle, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: {
    months: 'Monate',
    spent: 'ausgegeben (Skizze)',
    first: 'Urteil über das MVP',
    limit: 'Obergrenze: der Festpreis',
    last: 'Urteil über das große Projekt',
  },
  en: {
    months: 'Months',
    spent: 'spent (sketch)',
    first: 'Verdict on the MVP',
    limit: 'Upper limit: the fixed price',
    last: 'Verdict on the big project',
  },
};
const year = 12;
/** Width of a month, height of its cost. */
const [wide, tall] = [2.28, 0.52];
const ground = 8.7;

/**
 * What is spent before the result is known, month by month: a block for the MVP, twelve steps for the large project.
 */
export function loss({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [43, 14], unit: 39.6 });
  const { months, spent, first, limit, last } = words[language];
  // The verdict on the large project comes at the end of its last month, that on the MVP within its first.
  const [early, late] = [(figures.mvpPlanDays.reduce((sum, days) => sum + days, 0) / 21) * wide, year * wide];
  for (let month = 0; month < year; month++) {
    const [left, top] = [month * wide, ground - (month + 1) * tall];
    m.face(rectangle(left, top, wide, (month + 1) * tall), { hatch: 'line' });
    m.face(rectangle(left, top, wide, tall), { hatch: 'dense' });
    for (let step = 1; step < month; step++)
      m.line(flat([left, ground - step * tall], [left + wide, ground - step * tall]));
  }
  m.face(rectangle(0, ground - tall, early, tall), { fill: 'hot' });
  m.line(flat([0, ground - tall], [late + 0.4, ground - tall]), { dash: 5 });
  m.line(flat([-0.1, ground], [late + 0.6, ground]), { weight: 'cut' });
  m.line(flat([0, ground], [0, 1.6]));
  for (let month = 0; month <= year; month++) {
    m.line(flat([month * wide, ground], [month * wide, ground + 0.2]));
    if (month % 3 === 0) m.letter(String(month), [month * wide - 0.12, ground + 0.75, 0], { size: 20, weight: 560 });
  }
  flag(early, 5.4);
  flag(late, 0.6);
  m.letter(spent, [0.25, 2.1, 0], { size: 20 });
  m.letter(months, [year * wide - 4.3, ground + 0.75, 0], { size: 20 });
  m.letter(first, [early + 1.2, 5.15, 0], { size: 24, weight: 640, colour: 'hotInk' });
  m.letter(limit, [early + 1.2, 5.8, 0], { size: 20 });
  m.letter(last, [late - (language === 'de' ? 10.1 : 9.2), 1.25, 0], { size: 24, weight: 640 });
  return m.drawing();

  function flag(x: number, top: number): void {
    m.line(flat([x, ground], [x, top - 0.6]), { weight: 'cut' });
    m.face(flat([x, top - 0.6], [x - 0.9, top - 0.25], [x, top + 0.1]), { fill: 'ink' });
  }
}
