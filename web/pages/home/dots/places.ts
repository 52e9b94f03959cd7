import { type CandidateId, candidates, ideas, payOffHours } from '#contract/calculation/candidates.ts';

/** Links between ideas that lie closer than this, in CSS pixels (spec section 9, as is the number of ideas). */
export const linkDistance = 100;

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
