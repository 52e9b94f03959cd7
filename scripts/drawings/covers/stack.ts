import { axonometry, type Point3 } from '#scripts/drawings/machine/geometry.ts';
import { pathOf } from '#scripts/drawings/machine/svg.ts';
import { type Draw, shares } from './draw.ts';

/** Stacked layers, each as thick as its share of the total; the largest is hot. */
export const stack: Draw = (values, { ground, ink, hot }) => {
  const parts = shares(values);
  const sum = parts.reduce((total, part) => total + part, 0);
  const side = 78;
  const gap = parts.length > 5 ? 3 : 5;
  const room = 100 - gap * (parts.length - 1);
  let bottom = 0;
  return parts
    .map((part) => {
      const tall = Math.max(3, (part / sum) * room) / side;
      const at = axonometry([105, 152 - bottom - side / 2], side);
      bottom += tall * side + gap;
      const isHot = part === 1;
      const face = (fill: string, ...points: Point3[]) =>
        `<path d="${pathOf(points.map(at), true)}" fill="${isHot ? hot : fill}" stroke="${isHot ? ground : ink}"/>`;
      return [
        face(ink, [0, 1, 0], [1, 1, 0], [1, 1, tall], [0, 1, tall]),
        face(ground, [1, 0, 0], [1, 1, 0], [1, 1, tall], [1, 0, tall]),
        face(ground, [0, 0, tall], [1, 0, tall], [1, 1, tall], [0, 1, tall]),
      ].join('');
    })
    .join('');
};
