/** Ranges (fan), shares (matrix), steps (ladder), law and deadlines (seal), layers (stack), handovers (map). */
export const familyNames = ['fan', 'matrix', 'ladder', 'seal', 'stack', 'map'] as const;
export type Family = (typeof familyNames)[number];

const groundNames = ['paper', 'sand', 'ink', 'cobalt'] as const;
export type Ground = (typeof groundNames)[number];

export type CoverColours = { ground: string; ink: string; hot: string };
/** Draws numbers on the upper two thirds of a cover: 210 wide, 196 high. */
export type Draw = (values: readonly number[], colours: CoverColours) => string;

/** Each number as a share of the largest, ignoring signs. */
export function shares(values: readonly number[]): number[] {
  const largest = Math.max(...values.map(Math.abs));
  return values.map((value) => Math.abs(value) / largest);
}

export const isFamily = (name: string): name is Family => familyNames.some((one) => one === name);
export const isGround = (name: string): name is Ground => groundNames.some((one) => one === name);
