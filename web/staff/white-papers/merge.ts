import type { WhitePaperConflict } from '#contract/staff/white-papers.ts';
import { CallFailed } from '#web/staff/api.ts';
import { type FieldName, fieldNames, type Values } from './field-errors.ts';

/** What stands now, where somebody else saved the paper first; null for any other failure. */
export function conflictOf(error: unknown): WhitePaperConflict | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const conflict = error.problem as Partial<WhitePaperConflict> | null;
  return conflict?.current ? (conflict as WhitePaperConflict) : null;
}

/** Fields in which two states of a paper differ. */
export function differences(one: Values, other: Values): FieldName[] {
  return fieldNames.filter((name) => one[name].trim() !== other[name].trim());
}

/** Both changes of one paper together; where both changed a field, one's own counts. */
export function merged(base: Values, mine: Values, theirs: Values): Values {
  const own = new Set(differences(base, mine));
  return Object.fromEntries(fieldNames.map((name) => [name, (own.has(name) ? mine : theirs)[name]])) as Values;
}
