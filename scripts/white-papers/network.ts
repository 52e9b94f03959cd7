import type { Constellation, Point } from './constellations.ts';

/** A small particle network that is always the same for the same name: pages without a glyph of their own. */
export function network(name: string): Constellation {
  const next = randomFrom(name);
  const points: [number, number][] = [];
  for (let tries = 0; points.length < 13 && tries < 500; tries++) {
    const point: [number, number] = [6 + next() * 84, 6 + next() * 84];
    if (points.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > 17)) points.push(point);
  }
  const links: Point[] = [];
  for (const [index, [x, y]] of points.entries()) {
    for (let other = index + 1; other < points.length; other++) {
      const [ox, oy] = points[other] ?? [0, 0];
      if (Math.hypot(x - ox, y - oy) < 34) links.push([index, other]);
    }
  }
  return { points, links, hot: Math.floor(next() * points.length) };
}

/** Mulberry32, seeded by FNV-1a of the name: numbers from 0 to 1. */
function randomFrom(name: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
