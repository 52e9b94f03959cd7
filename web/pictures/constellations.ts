import type { ServicePage } from '#contract/site/navigation.ts';

export type Point = readonly [x: number, y: number];
/** A constellation on a 96 by 96 field: points, links between their indexes, and the one hot point. */
export type Constellation = { points: readonly Point[]; links: readonly Point[]; hot: number };

/** The glyph of each service, drawn from points. */
export const constellations: Record<ServicePage, Constellation> = {
  // Four phases climb; each stands on the ground that the one before prepared.
  'ai-transformation': {
    points: [
      [10, 70],
      [34, 46],
      [58, 54],
      [84, 18],
      [34, 82],
      [58, 82],
      [84, 82],
    ],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 4],
      [2, 5],
      [3, 6],
    ],
    hot: 3,
  },
  // One teaches three, three teach four.
  'ai-academy': {
    points: [
      [48, 14],
      [22, 46],
      [48, 50],
      [74, 46],
      [10, 82],
      [36, 84],
      [60, 84],
      [86, 82],
    ],
    links: [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [2, 6],
      [3, 6],
      [3, 7],
    ],
    hot: 0,
  },
  // Two in conversation, the subject turning between them.
  'ai-coaching': {
    points: [
      [12, 48],
      [84, 48],
      [32, 22],
      [64, 22],
      [32, 74],
      [64, 74],
    ],
    links: [
      [0, 2],
      [2, 3],
      [3, 1],
      [0, 4],
      [4, 5],
      [5, 1],
      [0, 1],
    ],
    hot: 1,
  },
  // A round table; one idea is heard by all.
  'ai-workshops': {
    points: [
      [48, 12],
      [76, 26],
      [84, 56],
      [64, 82],
      [32, 82],
      [12, 56],
      [20, 26],
    ],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 0],
      [1, 3],
      [1, 4],
      [1, 5],
      [1, 6],
    ],
    hot: 1,
  },
  // A lattice of systems and the one path through it.
  'ai-applications': {
    points: [
      [14, 14],
      [48, 14],
      [82, 14],
      [14, 48],
      [48, 48],
      [82, 48],
      [14, 82],
      [48, 82],
      [82, 82],
    ],
    links: [
      [0, 1],
      [1, 2],
      [0, 3],
      [3, 4],
      [4, 8],
      [2, 5],
      [3, 6],
      [6, 7],
      [7, 8],
      [1, 4],
    ],
    hot: 8,
  },
  // Every department reaches the same core.
  'ai-platform': {
    points: [
      [48, 48],
      [48, 10],
      [81, 29],
      [81, 67],
      [48, 86],
      [15, 67],
      [15, 29],
    ],
    links: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 1],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [0, 6],
    ],
    hot: 0,
  },
  // Week by week, and the last one stands out.
  'ai-mvp': {
    points: [
      [16, 84],
      [38, 84],
      [60, 84],
      [82, 84],
      [16, 60],
      [38, 46],
      [60, 52],
      [82, 16],
    ],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ],
    hot: 7,
  },
  // A flask, and something in it begins to glow.
  'ai-lab': {
    points: [
      [38, 12],
      [58, 12],
      [58, 38],
      [84, 82],
      [12, 82],
      [38, 38],
      [44, 62],
      [60, 70],
      [36, 74],
    ],
    links: [
      [0, 5],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [0, 1],
      [6, 7],
      [6, 8],
    ],
    hot: 6,
  },
};
