import { figures } from '#contract/site/figures.ts';
import { circle, type Point3 } from '#scripts/drawings/machine/geometry.ts';
import { type BoxLook, type Drawing, rectangle, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from './plate.ts';

const words = {
  de: { week: 'Woche', reserve: 'Reserve', days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'] },
  en: { week: 'Week', reserve: 'Reserve', days: ['Mo', 'Tu', 'We', 'Th', 'Fr'] },
};
/**
 * Number of days of scoping, building and testing; their ends, counted from 0; the decision is on the day after
 * testing.
 */
const [scope, build, test] = figures.mvpPlanDays;
const [scopeEnd, buildEnd, decision] = [scope, scope + build, scope + build + test];

function tallOf(day: number): number {
  if (day < scopeEnd || day > decision) return 0.3;
  if (day < buildEnd) return 0.55 + (day - scopeEnd) * 0.27;
  return day < decision ? 2.45 : 3.1;
}

/** Twenty working days, block by block, until something small runs. */
export function mvp({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [372, 176], unit: 33 });
  const { week: weekWord, reserve, days } = words[language];
  m.face(rectangle(-0.5, -0.5, 10.5, 9.6), { weight: 'hair' });
  // The third week is at the back, where its tall blocks hide nothing; the reserve is in front.
  [3, 2, 1, 4].forEach((week, row) => {
    const y = row * 2 + (week === 4 ? 1 : 0);
    for (let day = 0; day < 5; day++) block(m, (week - 1) * 5 + day, day * 2, y);
    m.letter(week === 4 ? reserve : `${weekWord} ${week}`, [10.5, y + 1.05, 0], { size: 17 });
  });
  for (const [day, name] of days.entries()) m.letter(name, [day * 2 + 0.3, 9.9, 0], { size: 17, weight: 520 });
  m.line(
    [
      [9.9, 0.7, 1.6],
      [12.4, -1.2, 1.6],
      [15, -3.8, 1.4],
    ],
    { weight: 'hair', dash: 4 },
  );
  machine(m, [15.6, -6, 1.6]);
  return m.drawing();
}

function block(m: Sheet, day: number, x: number, y: number): void {
  const reserve = day > decision;
  const tall = tallOf(day);
  m.box([x, y, 0], [1.5, 1.5, tall], {
    hot: day === decision,
    left: reserve || day < scopeEnd ? null : 'line',
    outline: day === buildEnd - 1,
    ...(reserve && { dash: 4 }),
  });
  // Days on which users test it.
  if (day >= buildEnd && day < decision) m.disc([x + 0.75, y + 0.75, tall], 0.34, { fill: 'ink' });
  if (day === decision) m.letter(String(day + 1), [x + 0.3, y + 1.1, tall], { size: 24, weight: 660, colour: 'onHot' });
}

/** A machine with a hopper, a wheel, and a tray for the output. */
function machine(m: Sheet, [x, y, z]: Point3): void {
  const part = ([dx, dy, dz]: Point3, size: Point3, look?: BoxLook) => m.box([x + dx, y + dy, z + dz], size, look);
  part([-0.5, -0.5, -0.4], [7, 5, 0.4], { outline: true, left: 'dense' });
  part([0.4, 0.4, 0], [3.8, 3.2, 2.5], { outline: true });
  part([4.2, 1, 0], [1.9, 2, 0.7]);
  part([4.5, 1.25, 0.7], [1.3, 1.5, 0.5], { hot: true });
  hopper(m, [x, y, z]);
  wheel(m, [x + 2.3, y + 3.62, z + 1.25]);
}

function hopper(m: Sheet, [x, y, z]: Point3): void {
  const rim = (up: number, wider: number) => {
    const [left, right, back, front] = [x + 0.9 - wider, x + 3.5 + wider, y + 0.9 - wider, y + 3.1 + wider];
    const corner = (cx: number, cy: number): Point3 => [cx, cy, z + up];
    return { lb: corner(left, back), rb: corner(right, back), rf: corner(right, front), lf: corner(left, front) };
  };
  const [low, high] = [rim(2.5, 0), rim(3.9, 0.75)];
  m.face([low.lf, low.rf, high.rf, high.lf], { hatch: 'line' });
  m.face([low.rb, low.rf, high.rf, high.rb]);
  m.face([high.lb, high.rb, high.rf, high.lf], { fill: 'ink' });
}

/** Upright on the left face. */
function wheel(m: Sheet, [x, y, z]: Point3): void {
  const upright = (radius: number) => circle([0, 0, 0], radius, 36).map(([a, b]): Point3 => [x + a, y, z + b]);
  const rim = upright(0.95);
  m.face(rim, { weight: 'cut' });
  m.face(upright(0.24), { fill: 'ink' });
  for (let spoke = 0; spoke < 36; spoke += 6) m.line([[x, y, z], rim[spoke] ?? [x, y, z]], { weight: 'hair' });
}
