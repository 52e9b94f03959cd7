import type { Desk, DeskChange } from '#contract/staff/desk.ts';
import { stateNames } from './states.tsx';

/** A change that staff want, whatever the lead's current version. */
export type DeskEdit = Omit<DeskChange, 'version'>;

/** The change that undoes another. */
export function inverseEdit(edit: DeskEdit, before: Desk): DeskEdit {
  return {
    ...(edit.state !== undefined && { state: before.state }),
    ...(edit.owner !== undefined && { owner: before.owner?.id ?? null }),
    ...(edit.answered !== undefined && { answered: before.answeredAt !== null }),
  };
}

/** A short description of a change that was made. */
export function describeEdit(edit: DeskEdit, after: Desk): string {
  if (edit.state) return `Stand: ${stateNames[after.state]}`;
  if (edit.owner !== undefined) return after.owner ? `Zuständig: ${after.owner.name}` : 'Niemand zuständig';
  return after.answeredAt ? 'Als beantwortet vermerkt' : 'Vermerk entfernt';
}
