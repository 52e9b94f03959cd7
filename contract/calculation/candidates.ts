import { keysOf } from '#contract/keys-of.ts';
import { type CaseId, cases } from './cases.ts';
import { scenario } from './result.ts';

/**
 * Weeks of effort until the first test, as assumed for the twelve ideas that pay off; the first comes first.
 */
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
/** One of the ideas that pay off: `hours` a year follow from the inputs of its case, `weeks` are assumed. */
type Candidate = { id: CandidateId; weeks: number; hours: number };

export const candidateIds: readonly CandidateId[] = keysOf(weeks);

/** The twelve of eighty ideas that pay off, in order; the first is the one to begin with. */
export const candidates: readonly Candidate[] = candidateIds.map((id) => ({
  id,
  weeks: weeks[id],
  hours: Math.round(scenario(cases[id]).hours),
}));

/** Ideas that are weighed, of which the candidates are left. */
export const ideas = 80;

/** Hours a year from which an idea of so many weeks pays off, where effort and benefit are drawn. */
export function payOffHours(effortWeeks: number): number {
  return 520 + effortWeeks * 232;
}

/** One idea of the first collection; those that pay for themselves have a name. */
type Idea = { weeks: number; hours: number; id: CandidateId | null };

/** Numbers from 0 to 1, the same at each run (Lehmer's generator). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** All ideas, those with a name first. The others are made up: somewhere below the line. */
export function allIdeas(): Idea[] {
  const next = numbersFrom(41);
  const others = Array.from({ length: ideas - candidates.length }, (): Idea => {
    const weeks = 1.2 + next() * 14.2;
    return { weeks, hours: payOffHours(weeks) * (0.06 + next() * 0.84), id: null };
  });
  return [...candidates, ...others];
}

/** Ends of the chart's axes: weeks until the first test, hours a year. */
export const mostWeeks = 16;
const mostHours = 6900;

/** Where something lies in the chart, in hundredths of its width and height. */
export const across = (weeks: number) => (weeks / mostWeeks) * 100;
export const down = (hours: number) => 100 - (hours / mostHours) * 100;
