import { industries, industryIds } from '#contract/calculation/cases.ts';
import { penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import { colours } from '#scripts/drawings/machine/svg.ts';
import type { Industry, Steps } from './first-step.ts';
import { knowledge } from './knowledge.ts';
import { making } from './making.ts';
import { money } from './money.ts';
import { selling } from './selling.ts';

/** Size of a drawing in px. */
export const firstStepSize = { width: 480, height: 200 } as const;

const steps = { ...making, ...money, ...selling, ...knowledge } satisfies Required<Steps>;

/** The first case of an industry, without lettering: the names are below it. */
export function firstStep(industry: Industry): Drawing {
  const m = sheet({ view: 'plan', origin: [28, 20], unit: 40 });
  steps[industry](penAt(m, 0, 0));
  return m.drawing();
}

/** The numbers of cases that industries have. */
export const caseCounts = [...new Set(industryIds.map((industry) => industries[industry].length))];

/** One dot per case of an industry; the first is the one to start with. */
export function caseDots(count: number): string {
  const dot = (at: number) =>
    `<circle cx="${9 + at * 22}" cy="11" r="8" fill="${at === 0 ? colours.hot : 'none'}" stroke="${colours.hot}" stroke-width="1.5"/>`;
  return Array.from({ length: count }, (_, at) => dot(at)).join('');
}
