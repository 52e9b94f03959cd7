export type Point = readonly [x: number, y: number];
/** A constellation on a 96 by 96 field: points, links between their indexes, and the one hot point. */
export type Constellation = { points: readonly Point[]; links: readonly Point[]; hot: number };
