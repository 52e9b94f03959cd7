import { idempotencyField } from '#contract/http/problem.ts';
import { controlsOf, isTick, tickedValue } from './drafts.ts';

/** Hidden fields that only a post without JavaScript needs. */
const postOnly = new Set<string>([idempotencyField, 'page', 'from', 'elapsed']);

/** What the form holds, as the members of a call: text, ticked or not, lists of ticked values. */
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

/** Empties every control; `reset` is dispatched so that counters follow. */
export function clearEntries(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) {
    if (isTick(control)) control.checked = false;
    else control.value = '';
  }
}

/** The first control of the form, in reading order, that has an error. */
export function firstWrong(form: HTMLFormElement, errors: Readonly<Record<string, string>>): HTMLElement | undefined {
  return controlsOf(form).find((control) => errors[control.name] !== undefined);
}
