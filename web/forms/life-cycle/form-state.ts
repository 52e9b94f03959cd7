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

/** Editing a field clears its error and the last outcome. */
export function afterEdit(state: FormState, field: string): FormState {
  if (state.status === 'submitting') return state;
  if (state.status === 'idle' && state.errors[field] === undefined) return state;
  const { [field]: _gone, ...errors } = state.errors;
  return { ...idle, errors };
}
