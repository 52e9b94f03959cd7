import type { Point } from '#scripts/drawings/machine/geometry.ts';
import { pathOf, short } from '#scripts/drawings/machine/svg.ts';
import { type Draw, shares } from './draw.ts';

/**
 * One station per number, with a proportional size; a heavy line connects consecutive stations, thin ones all others.
 */
export const map: Draw = (values, { ground, ink, hot }) => {
  const parts = shares(values);
  const first = values[0] ?? 0;
  const seats = parts.map(
    (_, index): Point => [34 + (index * 142) / (parts.length - 1), 98 + Math.sin(index * 2.3 + first) * 58],
  );
  const thin = seats.flatMap((seat, index) => seats.slice(index + 2).map((other) => pathOf([seat, other])));
  const heavy = seats.slice(1).map(([x, y], index) => {
    const [px, py] = seats[index] ?? [x, y];
    return pathOf([
      [px, py],
      [x, py],
      [x, y],
    ]);
  });
  const hottest = parts.indexOf(1);
  const stations = seats.map(([x, y], index) => {
    const isHot = index === hottest;
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(5 + (parts[index] ?? 0) * 21)}" fill="${isHot ? hot : ground}" stroke="${isHot ? hot : ink}" stroke-width="2.4"/>`;
  });
  return `<path d="${thin.join('')}" stroke="${ink}" stroke-width=".5" opacity=".55"/><path d="${heavy.join('')}" fill="none" stroke="${ink}" stroke-width="2.4"/>${stations.join('')}`;
};
