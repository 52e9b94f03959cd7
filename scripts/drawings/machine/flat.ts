import type { Point3 } from '#scripts/drawings/machine/geometry.ts';
import { type FaceLook, rectangle, type Sheet } from '#scripts/drawings/machine/sheet.ts';

/** Points of a plan. */
export const flat = (...points: readonly (readonly [number, number])[]): Point3[] => points.map(([x, y]) => [x, y, 0]);

/** A pen for one object of a plan, with its origin at x, y. */
export function penAt(m: Sheet, x: number, y: number) {
  const line = (points: readonly (readonly [number, number])[], look?: Parameters<Sheet['line']>[1]) =>
    m.line(flat(...points.map(([dx, dy]) => [x + dx, y + dy] as const)), look);
  return {
    line,
    rect: (dx: number, dy: number, w: number, l: number, look?: FaceLook) =>
      m.face(rectangle(x + dx, y + dy, w, l), look),
    disc: (dx: number, dy: number, radius: number, look?: FaceLook) => m.disc([x + dx, y + dy, 0], radius, look),
    /** Lines of writing, given by their lengths, one below the other. */
    text: (dx: number, dy: number, lengths: readonly number[], gap = 0.4) => {
      for (const [row, length] of lengths.entries())
        line([
          [dx, dy + row * gap],
          [dx + length, dy + row * gap],
        ]);
    },
    cross: (dx: number, dy: number, size: number, look?: Parameters<Sheet['line']>[1]) => {
      line(
        [
          [dx - size, dy - size],
          [dx + size, dy + size],
        ],
        look,
      );
      line(
        [
          [dx + size, dy - size],
          [dx - size, dy + size],
        ],
        look,
      );
    },
    arrow: (dx: number, dy: number, length: number, dash?: number) => {
      line(
        [
          [dx, dy],
          [dx + length, dy],
        ],
        dash ? { dash } : {},
      );
      line([
        [dx + length - 0.3, dy - 0.25],
        [dx + length, dy],
        [dx + length - 0.3, dy + 0.25],
      ]);
    },
  };
}

export type Pen = ReturnType<typeof penAt>;

type Row = {
  /** Distances between objects, from the top to their line, and to the names below it. */
  apart: number;
  line: number;
  words: number;
  /** The y coordinate where the pens start. */
  top?: number;
  names: readonly string[];
  things: readonly ((pen: Pen) => void)[];
};

/** Objects side by side on one line, each with its number and name below. */
export function inRow(m: Sheet, length: number, { apart, line, words, top = 0, names, things }: Row): void {
  m.line(flat([0, line], [length, line]), { weight: 'cut' });
  things.forEach((draw, index) => {
    draw(penAt(m, index * apart, top));
    caption(m, index + 1, names[index] ?? '', index * apart, words);
  });
}

/** A number and a name below an object. */
function caption(m: Sheet, number: number, name: string, x: number, y: number): void {
  m.letter(String(number), [x, y, 0], { size: 46, weight: 640 });
  m.letter(name, [x + 1 - slimmer(number), y - 0.05, 0], { size: 21 });
}

/** How much closer to its number a name is if that is a 1, which is narrower than other digits. */
export const slimmer = (number: number) => (number === 1 ? 0.35 : 0);
