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
  const words = [
    edit.state && `Stand: ${stateNames[after.state]}`,
    edit.owner !== undefined && (after.owner ? `Zuständig: ${after.owner.name}` : 'Niemand zuständig'),
    edit.answered !== undefined && (after.answeredAt ? 'Als beantwortet vermerkt' : 'Vermerk entfernt'),
  ];
  return words.filter(Boolean).join(', ');
}
