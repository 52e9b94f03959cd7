import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * Form input by form name, kept in memory only: it survives a language switch, a remount and a visit to another page.
 * Nothing is written to browser storage.
 */
type Draft = {
  values: Map<string, string | boolean | string[]>;
  /** Idempotency key: the same for all retries of a submission (product rules, Forms). */
  key: string;
  /** When input began, in the time of performance.now(). */
  since: number;
};

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Attribute of forms whose input is kept. */
export const draftAttribute = 'data-draft';

const drafts = new Map<string, Draft>();

export function draftFor(name: string): Draft {
  let draft = drafts.get(name);
  if (!draft) {
    draft = { values: new Map(), key: newIdempotencyKey(), since: performance.now() };
    drafts.set(name, draft);
  }
  return draft;
}

/** Whether the visitor has entered anything since the form was last empty. */
export function hasDraft(name: string): boolean {
  return (drafts.get(name)?.values.size ?? 0) > 0;
}

export function clearDraft(name: string): void {
  drafts.delete(name);
}

/** Name of the draft that holds who sent the last message, for the appointment offered with its confirmation. */
export const senderDraft = 'sender';
const senderFields = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Keeps who is sending a form in `senderDraft`. */
export function keepSender(form: HTMLFormElement): void {
  const { values } = draftFor(senderDraft);
  for (const control of controlsOf(form))
    if (senderFields.some((field) => field === control.name)) values.set(control.name, control.value);
}

/** Copies a form's input into another form, into fields of the same name that are still empty. */
export function copyDraft(from: string, to: string): void {
  const { values } = draftFor(to);
  for (const [field, value] of drafts.get(from)?.values ?? []) if (!values.has(field)) values.set(field, value);
}

/** Restores earlier input into a newly mounted form. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const values = drafts.get(name)?.values;
  if (!values) return;
  for (const control of controlsOf(form)) {
    const value = values.get(control.name);
    if (value === undefined) continue;
    if (isTick(control)) control.checked = isTicked(control, value);
    else if (typeof value === 'string' && control.value !== value) control.value = value;
  }
}

function isTicked(control: HTMLInputElement, value: string | boolean | string[]): boolean {
  if (control.type === 'radio') return value === control.value;
  return Array.isArray(value) ? value.includes(control.value) : value === true;
}

/** The named controls that visitors fill in, without hidden inputs and buttons. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      element.type !== 'hidden' &&
      element.type !== 'submit',
  );
}

export function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** The value of a radio group; the checked values of a checkbox group, or whether a single checkbox is checked. */
export function tickedValue(form: HTMLFormElement, name: string): boolean | string | string[] {
  const group = controlsOf(form)
    .filter(isTick)
    .filter((control) => control.name === name);
  const [first] = group;
  if (first?.type === 'radio') return group.find((control) => control.checked)?.value ?? '';
  if (group.length === 1 && first && !first.hasAttribute('value')) return first.checked;
  return group.filter((control) => control.checked).map((control) => control.value);
}

function record(target: EventTarget | null): void {
  const control = target as Control | null;
  const form = control?.form;
  const name = form?.getAttribute(draftAttribute);
  if (!control?.name || !form || !name) return;
  draftFor(name).values.set(control.name, isTick(control) ? tickedValue(form, control.name) : control.value);
}

// Listening starts when this module is loaded, not when a form is mounted: hydration resets a textarea to its default
// text, and anything typed before would be lost.
if (typeof document !== 'undefined') {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${draftAttribute}]`)) {
    for (const control of controlsOf(form)) if (isEdited(control)) record(control);
  }
  document.addEventListener('input', (event) => record(event.target), true);
}

function isEdited(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue;
}
