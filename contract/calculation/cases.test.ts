import { expect, test } from 'vitest';
import { figures } from '#contract/site/figures.ts';
import { candidates, ideas, payOffHours } from './candidates.ts';
import { caseIds, cases, industries, industryIds, presets } from './cases.ts';
import { inputNames, isWithin } from './inputs.ts';
import { calculate, months } from './result.ts';

test('39 cases are in 15 industries, each in exactly one', () => {
  expect(industryIds).toHaveLength(15);
  expect(caseIds).toHaveLength(39);
  expect(industryIds.flatMap((id) => [...industries[id]]).sort()).toEqual([...caseIds].sort());
});

test('the values of every case are within the limits of the inputs', () => {
  for (const id of caseIds)
    for (const name of inputNames) expect(isWithin(name, cases[id][name]), `${id} ${name}`).toBe(true);
});

test('the first case of each industry pays off within the term', () => {
  for (const industry of industryIds) {
    const [first] = industries[industry];
    expect(calculate(cases[first]).scenarios.likely.tippingMonth, first).toBeLessThan(months);
  }
});

test('some cases do not pay off as assumed, so that the calculator also shows that outcome', () => {
  const short = caseIds.filter((id) => calculate(cases[id]).scenarios.likely.total < 0);
  expect(short).toEqual(['set-up-sequence', 'route-replanning', 'competitor-watch']);
});

test('twelve of eighty ideas pay off: each is above the line, with the hours that its own calculation gives', () => {
  expect(candidates).toHaveLength(12);
  expect(ideas).toBe(80);
  for (const { id, weeks, hours } of candidates) {
    const { likely } = calculate(cases[id]).scenarios;
    expect(hours).toBe(Math.round(likely.hours));
    expect(likely.tippingMonth, id).toBeLessThan(months);
    expect(hours, id).toBeGreaterThan(payOffHours(weeks));
  }
  expect(candidates[0]).toEqual({ id: 'claims-intake', weeks: 7, hours: 6000 });
});

test('the two worked examples of the case studies are cases of the calculator', () => {
  const { quotations, claims } = figures.examples;
  expect(cases['draft-quotations']).toMatchObject({ volume: quotations.perYear, minutes: quotations.hoursBefore * 60 });
  expect(cases['claims-intake']).toMatchObject({ volume: claims.perYear, minutes: claims.minutesBefore });
});

test('an MVP at its fixed price pays off as assumed', () => {
  expect(presets.mvp.once).toBe(figures.mvpPriceEuro);
  expect(calculate(presets.mvp).scenarios.likely.tippingMonth).toBeLessThan(months);
});
