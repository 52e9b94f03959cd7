import type { PageContext } from '#contract/page-context.ts';
import { type Failure, refusal } from './sending/send.ts';
import { byField, type FieldErrors } from './validate.ts';

export type FormState = {
  status: 'idle' | 'submitting' | 'success' | 'error';
  errors: FieldErrors;
  failure: Failure | null;
};

export const idle: FormState = { status: 'idle', errors: {}, failure: null };

/** Initial state of a form: idle, or the outcome of a post without JavaScript. */
export function stateAtFirst(posted: PageContext['posted'], sentByPost: boolean): FormState {
  if (!posted) return sentByPost ? { ...idle, status: 'success' } : idle;
  const { failure } = posted.problem
    ? refusal(posted.problem.status, { ...posted.problem, errors: posted.errors })
    : { failure: null };
  return { status: failure ? 'error' : 'idle', errors: byField(posted.errors), failure };
}

/** A number that cannot be called is an error only for a call. */
const decidedBy: Readonly<Record<string, string>> = { mode: 'phone' };

/** Editing a field clears its error, that of the field whose validity it decides, and the last outcome. */
export function afterEdit(state: FormState, field: string): FormState {
  if (state.status === 'submitting') return state;
  const cleared = [field, decidedBy[field]];
  const kept = Object.entries(state.errors).filter(([name]) => !cleared.includes(name));
  if (state.status === 'idle' && kept.length === Object.keys(state.errors).length) return state;
  return { ...idle, errors: Object.fromEntries(kept) };
}
