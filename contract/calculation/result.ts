import { defaultSpreads, type Inputs, type Spreads } from './inputs.ts';

/** Term of the calculation in years (White Paper 5). */
export const years = 3;
export const months = years * 12;

export const scenarioIds = ['cautious', 'likely', 'favourable'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** Hours and euros a year, euros over the term, and the month in which the cumulative payments reach zero. */
export type Scenario = {
  /** Hours a year that the software takes over. */
  hours: number;
  /** Value of these hours in euros a year. */
  benefit: number;
  yearly: number;
  once: number;
  /** Benefit less running costs, in euros a year. */
  net: number;
  /** Sum of all payments over the term, in euros. */
  total: number;
  /** Months until the cumulative payments are no longer negative; Infinity if they always are. */
  tippingMonth: number;
};

/** Calculates one scenario from exact inputs. */
export function scenario({ volume, minutes, share, rate, yearly, once }: Inputs): Scenario {
  const hours = ((volume * minutes) / 60) * (share / 100);
  const benefit = hours * rate;
  const net = benefit - yearly;
  return { hours, benefit, yearly, once, net, total: net * years - once, tippingMonth: tippingMonth(once, net) };
}

function tippingMonth(once: number, net: number): number {
  if (once <= 0 && net >= 0) return 0;
  return net > 0 ? (once / net) * 12 : Infinity;
}

/** Cumulative payments after that many months. */
export function paidAfter({ net, once }: Pick<Scenario, 'net' | 'once'>, month: number): number {
  return (net / 12) * month - once;
}

/** The inputs of another scenario; the share is capped at 100 %. */
function spread(inputs: Inputs, sharePercent: number, costPercent: number): Inputs {
  const { share, yearly, once } = inputs;
  return {
    ...inputs,
    share: Math.min(100, (share * sharePercent) / 100),
    yearly: (yearly * costPercent) / 100,
    once: (once * costPercent) / 100,
  };
}

export type Result = {
  scenarios: Readonly<Record<ScenarioId, Scenario>>;
  /** Share in per cent and cases a year at which the likely case breaks even exactly; Infinity without benefit. */
  tippingShare: number;
  tippingVolume: number;
};

/** The three scenarios, and the values at which the likely one breaks even (White Paper 5, tipping point). */
export function calculate(inputs: Inputs, spreads: Spreads = defaultSpreads): Result {
  const { cautiousShare, cautiousCost, favourableShare, favourableCost } = spreads;
  const likely = scenario(inputs);
  /** Benefit a year at which the likely case breaks even over the term. */
  const needed = inputs.yearly + inputs.once / years;
  const factor = likely.benefit > 0 ? needed / likely.benefit : Infinity;
  return {
    scenarios: {
      cautious: scenario(spread(inputs, cautiousShare, cautiousCost)),
      likely,
      favourable: scenario(spread(inputs, favourableShare, favourableCost)),
    },
    tippingShare: factor === Infinity ? Infinity : inputs.share * factor,
    tippingVolume: factor === Infinity ? Infinity : inputs.volume * factor,
  };
}
