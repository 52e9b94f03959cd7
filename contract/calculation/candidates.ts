import { keysOf } from '#contract/keys-of.ts';
import { type CaseId, cases } from './cases.ts';
import { scenario } from './result.ts';

/** Assumed weeks of effort until the first test, for the twelve ideas that pay off; best first. */
const weeks = {
  'claims-intake': 7,
  'customer-mail': 5.4,
  'discharge-letter': 11,
  'product-copy': 3,
  'draft-quotations': 8.6,
  'help-desk': 4.3,
  'invoice-matching': 6.2,
  'return-reasons': 1.8,
  'credit-file': 9.8,
  'customs-papers': 4.4,
  tenders: 2.9,
  'portfolio-report': 12.6,
} as const satisfies Partial<Record<CaseId, number>>;

export type CandidateId = keyof typeof weeks;
/** An idea that pays off: `hours` a year are calculated from its case's inputs, `weeks` are assumed. */
type Candidate = { id: CandidateId; weeks: number; hours: number };

export const candidateIds: readonly CandidateId[] = keysOf(weeks);

/** The twelve of eighty ideas that pay off, in order; the first is the one to start with. */
export const candidates: readonly Candidate[] = candidateIds.map((id) => ({
  id,
  weeks: weeks[id],
  hours: Math.round(scenario(cases[id]).hours),
}));

/** Number of ideas considered; the candidates are what remains of them. */
export const ideas = 80;

/** Hours a year from which an idea of that effort pays off: the line in the chart of effort and benefit. */
export function payOffHours(effortWeeks: number): number {
  return 520 + effortWeeks * 232;
}

/** One of the ideas first collected; only those that pay off have an id. */
type Idea = { weeks: number; hours: number; id: CandidateId | null };

/** Reproducible pseudo-random numbers between 0 and 1 (Lehmer generator). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** All ideas, candidates first. The others are made up, all below the pay-off line. */
export function allIdeas(): Idea[] {
  const next = numbersFrom(41);
  const others = Array.from({ length: ideas - candidates.length }, (): Idea => {
    const weeks = 1.2 + next() * 14.2;
    return { weeks, hours: payOffHours(weeks) * (0.06 + next() * 0.84), id: null };
  });
  return [...candidates, ...others];
}

/** Maxima of the chart's axes: weeks until the first test, hours a year. */
export const mostWeeks = 16;
const mostHours = 6900;

/** Position in the chart, in per cent of its width and height. */
export const xOf = (weeks: number) => (weeks / mostWeeks) * 100;
export const yOf = (hours: number) => 100 - (hours / mostHours) * 100;
