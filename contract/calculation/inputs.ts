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

export function hasOwnSpreads(spreads: Spreads): boolean {
  return spreadNames.some((one) => spreads[one] !== defaultSpreads[one]);
}

/** All editable values. */
export const valueNames = [...inputNames, ...spreadNames] as const;
export type ValueName = InputName | SpreadName;

/**
 * Limits of each value, and the step of an arrow key. No scenario can be moved past the likely one: the cautious one
 * has at most its share and at least its costs, the favourable one the reverse.
 */
export const limits: Readonly<Record<ValueName, { least: number; most: number; step: number }>> = {
  volume: { least: 0, most: 10_000_000, step: 500 },
  minutes: { least: 0, most: 10_000, step: 1 },
  share: { least: 0, most: 100, step: 1 },
  rate: { least: 0, most: 1_000, step: 1 },
  yearly: { least: 0, most: 100_000_000, step: 1_000 },
  once: { least: 0, most: 100_000_000, step: 5_000 },
  cautiousShare: { least: 0, most: 100, step: 5 },
  cautiousCost: { least: 100, most: 500, step: 5 },
  favourableShare: { least: 100, most: 500, step: 5 },
  favourableCost: { least: 0, most: 100, step: 5 },
};
/** Maximum length of a case's name in characters. */
export const longestName = 60;

/** Whether a value is within its limits. */
export function isWithin(name: ValueName, value: number): boolean {
  return value >= limits[name].least && value <= limits[name].most;
}

/** Values are rounded to hundredths: a cent, 0.6 seconds. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
