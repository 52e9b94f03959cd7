import type { Point } from './geometry.ts';
import { pathOf } from './svg.ts';

/** Pseudorandom numbers between 0 and 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A hand-drawn ellipse: a little more than one turn, never closed. */
export function ring([cx, cy]: Point, [rx, ry]: Point, seed = 7): Point[] {
  const start = -2.3 + random(seed)() * 0.3;
  return Array.from({ length: 56 }, (_, index) => {
    const way = index / 55;
    const angle = start + way * Math.PI * 2.22;
    const drift = 1 + (way - 0.5) * 0.2 + Math.sin(way * 9 + seed) * 0.02;
    const [x, y] = [Math.cos(angle) * rx * drift, Math.sin(angle) * ry * drift];
    return [cx + x * 0.985 + y * 0.17, cy - x * 0.17 * (ry / rx) + y * 0.985];
  });
}

/** A wavy line under words. */
export function wave([x1, y1]: Point, [x2, y2]: Point, height: number, length: number): Point[] {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(8, Math.round((distance / length) * 7));
  return Array.from({ length: count }, (_, index) => {
    const way = index / (count - 1);
    const swing = Math.sin((way * distance * Math.PI * 2) / length) * height * (0.85 + 0.3 * Math.sin(way * 11));
    return [x1 + (x2 - x1) * way, y1 + (y2 - y1) * way + swing];
  });
}

/** A tick: down to its corner, up to its end. */
export function tick(corner: Point, size: number): Point[] {
  const [x, y] = corner;
  const part = (from: Point, to: Point, count: number) =>
    Array.from({ length: count }, (_, index): Point => {
      const way = index / (count - 1);
      return [from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way];
    });
  return [
    ...part([x - size * 0.32, y - size * 0.38], corner, 7),
    ...part(corner, [x + size * 0.68, y - size], 14).slice(1),
  ];
}

/**
 * A stroke of the pencil as a closed shape: its width follows the pressure of the hand.
 * @param width px at full pressure
 * @returns path data
 */
export function stroke(points: readonly Point[], width: number): string {
  const noise = random(302);
  const sides = points.map(([x, y], index): readonly [Point, Point] => {
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const distance = Math.hypot(bx - ax, by - ay) || 1;
    const way = index / (points.length - 1);
    const ends = Math.min(1, way * 9 + 0.35) * Math.min(1, (1 - way) * 7 + 0.2);
    const half = (width * ends * (0.8 + 0.2 * Math.sin(way * 13 + 3) + noise() * 0.12)) / 2;
    const [nx, ny] = [((by - ay) / distance) * half, ((bx - ax) / distance) * half];
    return [
      [x - nx, y + ny],
      [x + nx, y - ny],
    ];
  });
  return pathOf([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()], true);
}
