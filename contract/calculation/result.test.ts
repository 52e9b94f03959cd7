import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from './cases.ts';
import { defaultSpreads, type Inputs, limits, type Spreads } from './inputs.ts';
import { calculate, months, paidAfter, scenario, years } from './result.ts';
import { shownOf } from './shown.ts';
import { de } from './words.de.ts';

const invoices = cases['invoice-matching'];

test('invoice matching is the likely case of white paper 5, to the euro', () => {
  const { scenarios, tippingShare, tippingVolume } = calculate(invoices);
  const { hours, benefit, net, total, tippingMonth } = scenarios.likely;
  expect({ hours, benefit, net, total }).toEqual({ hours: 2240, benefit: 107_520, net: 67_520, total: 52_560 });
  expect(tippingMonth).toBeCloseTo(26.66, 2);
  // 3.35 of 4 minutes saved, or 2.34 of the 2.8 that each invoice saves on average.
  expect((tippingShare / invoices.share) * 4).toBeCloseTo(3.35, 2);
  expect(tippingVolume).toBeCloseTo(40_178.6, 1);
});

test('a case that saves nothing never pays off and has no tipping point', () => {
  const { scenarios, tippingShare, tippingVolume } = calculate({ ...invoices, share: 0 });
  expect(scenarios.likely).toMatchObject({ hours: 0, benefit: 0, total: -270_000, tippingMonth: Infinity });
  expect([tippingShare, tippingVolume]).toEqual([Infinity, Infinity]);
});

test('a case that costs nothing has paid off from the first day', () => {
  const free = calculate({ ...invoices, yearly: 0, once: 0 });
  expect(free.scenarios.likely.tippingMonth).toBe(0);
  expect(free.tippingShare).toBe(0);
  expect(calculate({ ...invoices, share: 0, yearly: 0, once: 0 }).scenarios.likely).toMatchObject({
    total: 0,
    tippingMonth: 0,
  });
});

test('running costs higher than the benefit have no tipping point', () => {
  expect(calculate({ ...invoices, yearly: 107_520 }).scenarios.likely.tippingMonth).toBe(Infinity);
});

const allowed = (name: keyof typeof limits) =>
  fc.integer({ min: limits[name].least * 100, max: limits[name].most * 100 }).map((cents) => cents / 100);
const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  volume: allowed('volume'),
  minutes: allowed('minutes'),
  share: allowed('share'),
  rate: allowed('rate'),
  yearly: allowed('yearly'),
  once: allowed('once'),
});
const anySpreads: fc.Arbitrary<Spreads> = fc.record({
  cautiousShare: allowed('cautiousShare'),
  cautiousCost: allowed('cautiousCost'),
  favourableShare: allowed('favourableShare'),
  favourableCost: allowed('favourableCost'),
});
/** Tolerance: a cent, or more for the largest allowed values. */
const about = (value: number) => Math.max(0.01, Math.abs(value) * 1e-9);

test('the cautious case is never better than the likely one, nor that than the favourable one', () => {
  fc.assert(
    fc.property(anyInputs, anySpreads, (inputs, spreads) => {
      const { cautious, likely, favourable } = calculate(inputs, spreads).scenarios;
      expect(cautious.total).toBeLessThanOrEqual(likely.total + about(likely.total));
      expect(likely.total).toBeLessThanOrEqual(favourable.total + about(favourable.total));
    }),
  );
});

test('at the tipping point costs and benefit are equal', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { scenarios, tippingShare, tippingVolume } = calculate(inputs);
      const { likely } = scenarios;
      if (Number.isFinite(likely.tippingMonth))
        expect(Math.abs(paidAfter(likely, likely.tippingMonth))).toBeLessThanOrEqual(about(likely.once));
      if (!Number.isFinite(tippingShare)) return;
      const costs = inputs.once + inputs.yearly * years;
      expect(Math.abs(scenario({ ...inputs, share: tippingShare }).total)).toBeLessThanOrEqual(about(costs));
      expect(Math.abs(scenario({ ...inputs, volume: tippingVolume }).total)).toBeLessThanOrEqual(about(costs));
    }),
  );
});

test('a case has a positive total exactly if its tipping point is within the term', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { total, once, tippingMonth, net } = scenario(inputs);
      expect(Math.abs(paidAfter({ net, once }, months) - total)).toBeLessThanOrEqual(about(total) + about(once));
      if (Math.abs(total) > about(once)) expect(tippingMonth < months).toBe(total > 0);
    }),
  );
});

test('a higher benefit never lowers the total, and a higher cost never raises it', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom('volume', 'minutes', 'share', 'rate', 'yearly', 'once'), (inputs, name) => {
      const more = scenario({ ...inputs, [name]: inputs[name] + 1 }).total - scenario(inputs).total;
      const sign = name === 'yearly' || name === 'once' ? -1 : 1;
      expect(more * sign).toBeGreaterThanOrEqual(-about(scenario(inputs).benefit));
    }),
  );
});

/** The month shown next to the fan chart, and the months in the result sentence. */
function monthsOf(inputs: Inputs) {
  const { tipping, sentences } = shownOf({ name: '', inputs, spreads: defaultSpreads }, 'de', de);
  const said = /nach (\d+|einem) Monat/.exec(sentences.result)?.[1];
  return { beside: tipping.replace('Kipppunkt: Monat ', ''), said: said === 'einem' ? '1' : said };
}

test('a tipping point just after the end of a month counts as the next month, in the chart and in the sentence', () => {
  // 17.02 months.
  expect(monthsOf(cases['requirement-matching'])).toEqual({ beside: '17,1', said: '18' });
  const once = { volume: 1000, minutes: 60, share: 100, rate: 36, yearly: 0 };
  expect(monthsOf({ ...once, once: 27_000 })).toEqual({ beside: '9', said: '9' });
  expect(monthsOf({ ...once, once: 27_010 })).toEqual({ beside: '9,1', said: '10' });
  expect(monthsOf({ ...once, once: 1 })).toEqual({ beside: '0,1', said: '1' });
});

test('the sentence gives the month of the chart, rounded up', () => {
  const below = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((cents) => cents / 100);
  const usualInputs: fc.Arbitrary<Inputs> = fc.record({
    volume: below(100_000),
    minutes: below(100),
    share: below(limits.share.most),
    rate: below(200),
    yearly: below(50_000),
    once: below(300_000),
  });
  fc.assert(
    fc.property(usualInputs, (inputs) => {
      const { beside, said } = monthsOf(inputs);
      if (said) expect(said).toBe(`${Math.ceil(Number(beside.replace(',', '.')))}`);
    }),
    { numRuns: 1000 },
  );
});
