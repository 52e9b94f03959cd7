/** The six inputs, in the order of the sheet and of the URL fragment. */
export const inputNames = ['volume', 'minutes', 'share', 'rate', 'yearly', 'once'] as const;
export type InputName = (typeof inputNames)[number];

/**
 * `volume` cases a year, `minutes` that one takes today, `share` in per cent that the software takes over, `rate` in
 * euros an hour, `yearly` and `once`: costs in euros.
 */
export type Inputs = Record<InputName, number>;

/** The cautious and the favourable scenario as percentages of the likely one's values. */
export const spreadNames = ['cautiousShare', 'cautiousCost', 'favourableShare', 'favourableCost'] as const;
export type SpreadName = (typeof spreadNames)[number];
export type Spreads = Record<SpreadName, number>;
export const defaultSpreads: Spreads = {
  cautiousShare: 60,
  cautiousCost: 125,
  favourableShare: 120,
  favourableCost: 90,
};

/** All editable values. */
export const valueNames = [...inputNames, ...spreadNames] as const;
export type ValueName = InputName | SpreadName;

/** Maximum of each value, and the step of an arrow key; the minimum is always 0. */
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
/** Maximum length of a case's name in characters. */
export const longestName = 60;

/** Whether a value is within its limits. */
export function isWithin(name: ValueName, value: number): boolean {
  return value >= 0 && value <= limits[name].most;
}

/** Values are rounded to hundredths: a cent, 0.6 seconds. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
