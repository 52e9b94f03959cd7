import { short } from '#scripts/drawings/machine/svg.ts';
import type { Draw } from './draw.ts';

/** Ranges: lines fan out from zero to each number; the middle one is heavy. */
export const fan: Draw = (values, { ink, hot }) => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.min(0, sorted[0] ?? 0), Math.max(0, sorted.at(-1) ?? 0)];
  const y = (value: number) => 172 - ((value - low) / (high - low)) * 148;
  const from = `M14 ${short(y(0))}`;
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const hatch = Array.from(
    { length: 34 },
    (_, index) => `${from}L210 ${short(y(first + ((last - first) * index) / 33))}`,
  );
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  const edges = sorted.filter((value) => value !== middle).map((value) => `${from}L210 ${short(y(value))}`);
  const nought = low < 0 && high > 0 ? `<path d="M0 ${short(y(0))}H210" stroke="${ink}" stroke-dasharray="2 3"/>` : '';
  return `<path d="${hatch.join('')}" stroke="${ink}" stroke-width=".5" opacity=".75"/><path d="${edges.join('')}" stroke="${ink}" stroke-width="1.4"/>${nought}<path d="${from}L210 ${short(y(middle ?? 0))}" stroke="${hot}" stroke-width="5"/><circle cx="14" cy="${short(y(0))}" r="5" fill="${ink}"/>`;
};
