export type CoverColours = { ground: string; ink: string; hot: string };
/** Draws numbers on the upper two thirds of a cover: 210 wide, 196 high. */
export type Draw = (values: readonly number[], colours: CoverColours) => string;

/** Each number as a share of the largest, ignoring signs. */
export function shares(values: readonly number[]): number[] {
  const largest = Math.max(...values.map(Math.abs));
  return values.map((value) => Math.abs(value) / largest);
}
