import { candidates, payOffHours } from '#contract/calculation/candidates.ts';
import { en as names } from '#web/calculation/case-names.en.ts';
import type { DotTexts } from './texts.de.ts';

export const en: DotTexts = {
  story: ['80 ideas', 'ordered by benefit and effort', 'twelve pay off', 'one comes first'],
  pause: 'Pause animation',
  play: 'Resume animation',
  again: 'Play again',
  benefit: 'Benefit, hours a year',
  effort: 'Effort, weeks until the test',
  line: 'pays off from here',
  first: 'This one first',
  list: 'Twelve projects that pay off; each opens its calculation',
  values: '{hours} hours a year, {weeks} weeks until the test',
  candidates: candidates.map((candidate) => ({ ...candidate, name: names[candidate.id] })),
  /** At either end of the x axis (weeks). */
  payOff: [payOffHours(0), payOffHours(16)],
  note: 'Example of a first collection. Twelve dots are projects on this website: their hours follow from the assumed figures that the sheet shows, their effort is an estimate. Where the other 68 lie is made up.',
};
