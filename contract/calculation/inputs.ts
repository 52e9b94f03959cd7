/** The six values of the sheet, in its order; the address carries them in this order too. */
export const inputNames = ['volume', 'minutes', 'share', 'rate', 'yearly', 'once'] as const;
export type InputName = (typeof inputNames)[number];

/**
 * `volume` cases a year, `minutes` that one takes today, `share` in per cent that the software takes over, `rate` euros
 * an hour, `yearly` and `once` the costs in euros.
 */
export type Inputs = Record<InputName, number>;

/** What sets the cautious and the favourable scenario apart from the likely one, in per cent of its values. */
export const spreadNames = ['cautiousShare', 'cautiousCost', 'favourableShare', 'favourableCost'] as const;
export type SpreadName = (typeof spreadNames)[number];
export type Spreads = Record<SpreadName, number>;
export const usualSpreads: Spreads = { cautiousShare: 60, cautiousCost: 125, favourableShare: 120, favourableCost: 90 };

/** Everything that can be changed. */
export const valueNames = [...inputNames, ...spreadNames] as const;
export type ValueName = InputName | SpreadName;

/** The largest value that each takes, and by how much an arrow key moves it; none is below zero. */
export const limits: Readonly<Record<ValueName, { most: number; step: number }>> = {
  volume: { most: 10_000_000, step: 500 },
  minutes: { most: 10_000, step: 1 },
  share: { most: 100, step: 1 },
  rate: { most: 1_000, step: 1 },
  yearly: { most: 100_000_000, step: 1_000 },
  once: { most: 100_000_000, step: 5_000 },
  cautiousShare: { most: 100, step: 5 },
  cautiousCost: { most: 500, step: 5 },
  favourableShare: { most: 500, step: 5 },
  favourableCost: { most: 100, step: 5 },
};
/** Longest name of a case in characters. */
export const longestName = 60;

/** Whether a value may be calculated with. */
export function isWithin(name: ValueName, value: number): boolean {
  return value >= 0 && value <= limits[name].most;
}

/** Values are kept to the hundredth: a cent, six tenths of a second. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
