import { idempotencyField } from '#contract/http/problem.ts';
import { type Control, controlsOf, isTick, tickedValue } from './drafts.ts';

/** Hidden fields that only a post without JavaScript needs. */
const postOnly = new Set<string>([idempotencyField, 'page', 'from', 'elapsed']);

/** The form's values as a JSON body: text, booleans, lists of checked values. */
export function entriesOf(form: HTMLFormElement): Record<string, unknown> {
  const entries: Record<string, unknown> = {};
  for (const element of form.querySelectorAll<HTMLInputElement>('input[type=hidden]')) {
    if (!postOnly.has(element.name)) entries[element.name] = element.value;
  }
  for (const control of controlsOf(form)) {
    entries[control.name] = isTick(control) ? tickedValue(form, control.name) : control.value;
  }
  return entries;
}

/** Empties every control; `reset` is dispatched so that counters update. */
export function clearEntries(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) {
    if (isTick(control)) control.checked = false;
    else control.value = '';
  }
}

/** The first control with an error, in reading order. */
export function firstWrong(form: HTMLFormElement, errors: Readonly<Record<string, string>>): Control | undefined {
  return controlsOf(form).find((control) => errors[control.name] !== undefined);
}
