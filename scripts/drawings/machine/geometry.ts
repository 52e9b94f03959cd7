export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

/** From space (x to the lower right, y to the lower left, z up; in units) to the sheet (px, y down). */
type Projection = (point: Point3) => Point;

const [cosine, sine] = [Math.cos(Math.PI / 6), 0.5];

/** Isometric: both floor axes fall at 30°, heights are vertical, and all three axes have the same scale. */
export function axonometry([x0, y0]: Point, unit: number): Projection {
  return ([x, y, z]) => [x0 + (x - y) * cosine * unit, y0 + (x + y) * sine * unit - z * unit];
}

/** Seen from straight above; heights are invisible. */
export function plan([x0, y0]: Point, unit: number): Projection {
  return ([x, y]) => [x0 + x * unit, y0 + y * unit];
}

/** Planes for lettering: the floor, walls facing left or right, the sheet itself. */
export const letterings = {
  floor: [cosine, sine, -cosine, sine],
  left: [cosine, sine, 0, 1],
  right: [cosine, -sine, 0, 1],
  sheet: [1, 0, 0, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** Points on a circle parallel to the floor. */
export function circle([x, y, z]: Point3, radius: number, count: number): Point3[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });
}

/**
 * Parallel lines through an area, `gap` px apart, falling from the right at 60°: real strokes rather than a pattern,
 * because a pattern is not found when the drawing is used from another file.
 * @returns the separate strokes, clipped to the outline (even-odd)
 */
export function hatching(outline: readonly Point[], gap: number): readonly (readonly [Point, Point])[] {
  const [along, across] = [
    [0.5, -0.866],
    [0.866, 0.5],
  ] as const;
  const turned = outline.map(([x, y]): Point => [x * along[0] + y * along[1], x * across[0] + y * across[1]]);
  const depths = turned.map(([, depth]) => depth);
  const back = (a: number, d: number): Point => [a * along[0] + d * across[0], a * along[1] + d * across[1]];
  const strokes: (readonly [Point, Point])[] = [];
  for (let depth = (Math.floor(Math.min(...depths) / gap) + 1) * gap; depth < Math.max(...depths); depth += gap) {
    const cuts = crossings(turned, depth);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const [from = 0, to = 0] = cuts.slice(index);
      if (to - from > 1.5) strokes.push([back(from, depth), back(to, depth)]);
    }
  }
  return strokes;
}

/** Intersections of the line at this depth with the outline, in order. */
function crossings(outline: readonly Point[], depth: number): number[] {
  const cuts: number[] = [];
  outline.forEach(([a1, d1], index) => {
    const [a2, d2] = outline[(index + 1) % outline.length] ?? [a1, d1];
    if (d1 <= depth !== d2 <= depth) cuts.push(a1 + ((depth - d1) / (d2 - d1)) * (a2 - a1));
  });
  return cuts.sort((a, b) => a - b);
}
