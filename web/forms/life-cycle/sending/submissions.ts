import { clearDraft } from '#web/forms/life-cycle/drafts.ts';
import type { Outcome } from './send.ts';

/** Pending submissions by form name; a form that is remounted meanwhile waits for the same response. */
const underWay = new Map<string, Promise<Outcome>>();
/** Number of mounted forms by name. */
const shown = new Map<string, number>();

/** The pending submission of forms of this name, from whichever page it was sent. */
export function pendingSubmission(name: string): Promise<Outcome> | undefined {
  return underWay.get(name);
}

export function isPending(name: string): boolean {
  return underWay.has(name);
}

export function beginSubmission(name: string, answer: Promise<Outcome>): void {
  underWay.set(name, answer);
  void answer.then(() => underWay.delete(name));
}

/** Discards the input of a form being left, unless it is being sent: a retry must send the same input. */
export function discardDraft(name: string): void {
  if (!isPending(name)) clearDraft(name);
}

/** @returns a function that uncounts the form */
export function countShown(name: string): () => void {
  const add = (count: number) => shown.set(name, (shown.get(name) ?? 0) + count);
  add(1);
  return () => void add(-1);
}

export function isShown(name: string): boolean {
  return (shown.get(name) ?? 0) > 0;
}
