import { expect, test } from 'vitest';
import { industryIds } from '#contract/calculation/cases.ts';
import { colours } from '#scripts/drawings/machine/svg.ts';
import { firstStep, firstStepSize } from './all.ts';

test.each(
  industryIds,
)('the first case of %s stays within its drawing and highlights what the software does', (industry) => {
  const { svg, frame } = firstStep(industry);
  const [left, top, width, height] = frame;
  expect([
    left >= 0,
    top >= 0,
    left + width <= firstStepSize.width,
    top + height <= firstStepSize.height,
  ]).not.toContain(false);
  expect(svg).toContain(colours.hot);
});
