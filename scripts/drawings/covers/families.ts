import { pathOf, short } from '#scripts/drawings/machine/svg.ts';
import type { Family } from '#scripts/white-papers/cover-names.ts';
import { type CoverColours, type Draw, shares } from './draw.ts';
import { fan } from './fan.ts';
import { map } from './map.ts';
import { stack } from './stack.ts';

/** One row of squares per number, filled in proportion. */
const matrix: Draw = (values, { ink, hot }) => {
  const gap = 3;
  const parts = shares(values);
  const tall = (172 - gap * (parts.length - 1)) / parts.length;
  const columns = Math.max(6, Math.round(182 / Math.max(tall, 13)));
  const wide = (182 - gap * (columns - 1)) / columns;
  return parts
    .map((part, row) => {
      const full = Math.max(1, Math.round(part * columns));
      const y = 14 + row * (tall + gap);
      const cells = (from: number, to: number, inset: number) =>
        Array.from({ length: to - from }, (_, index) => {
          const x = 14 + (from + index) * (wide + gap);
          return pathOf(rectangle(x + inset, y + inset, wide - 2 * inset, tall - 2 * inset), true);
        }).join('');
      const empty = cells(full, columns, 0.4);
      return `<path d="${cells(0, full, 0)}" fill="${part === 1 ? hot : ink}"/>${empty && `<path d="${empty}" fill="none" stroke="${ink}" stroke-width=".8"/>`}`;
    })
    .join('');
};

/** One rung per number, with a proportional length. */
const ladder: Draw = (values, { ink, hot }) => {
  const step = 172 / values.length;
  return shares(values)
    .map((part, index) => {
      const y = 14 + index * step;
      const wide = 14 + part * 182;
      return `<path d="${pathOf(rectangle(0, y, wide, step * 0.62), true)}" fill="${part === 1 ? hot : ink}"/><path d="M${short(wide)} ${short(y + step * 0.31)}H210" stroke="${ink}" stroke-width=".8"/>`;
    })
    .join('');
};

/** One ring of a seal per number, closed in proportion. */
const seal: Draw = (values, { ink, hot }) => {
  const [cx, cy] = [105, 100];
  const step = 78 / values.length;
  const parts = shares(values);
  const hottest = parts.indexOf(1);
  return parts
    .map((part, index) => {
      const r = 86 - index * step;
      const angle = Math.max(0.08, part * 0.995) * Math.PI * 2 - Math.PI / 2;
      const end = `${short(cx + Math.cos(angle) * r)} ${short(cy + Math.sin(angle) * r)}`;
      const arc = `M${cx} ${short(cy - r)}A${short(r)} ${short(r)} 0 ${part > 0.5 ? 1 : 0} 1 ${end}`;
      return `<circle cx="${cx}" cy="${cy}" r="${short(r)}" fill="none" stroke="${ink}" stroke-width=".7"/><path d="${arc}" fill="none" stroke="${index === hottest ? hot : ink}" stroke-width="${short(step * 0.56)}"/>`;
    })
    .join('');
};

function rectangle(x: number, y: number, w: number, h: number): [number, number][] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** The ways to draw a cover from numbers: the paper's topic determines the family, its numbers the drawing. */
export const families: Readonly<Record<Family, (values: readonly number[], colours: CoverColours) => string>> = {
  fan,
  matrix,
  ladder,
  seal,
  stack,
  map,
};
