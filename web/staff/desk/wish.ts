import type { Desk, DeskChange } from '#contract/staff/desk.ts';
import { stateNames } from './states.tsx';

/** What staff want a lead to be, whatever stands. */
export type Wish = Omit<DeskChange, 'version'>;

/** What leads back from a change to how things were. */
export function opposite(wish: Wish, before: Desk): Wish {
  return {
    ...(wish.state !== undefined && { state: before.state }),
    ...(wish.owner !== undefined && { owner: before.owner?.id ?? null }),
    ...(wish.answered !== undefined && { answered: before.answeredAt !== null }),
  };
}

/** What was done, in a few words. */
export function doneBy(wish: Wish, after: Desk): string {
  if (wish.state) return `Stand: ${stateNames[after.state]}`;
  if (wish.owner !== undefined) return after.owner ? `Zuständig: ${after.owner.name}` : 'Niemand zuständig';
  return after.answeredAt ? 'Als beantwortet vermerkt' : 'Vermerk entfernt';
}
