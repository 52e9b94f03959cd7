import { forgetDraft } from '#web/forms/life-cycle/drafts.ts';
import type { Outcome } from './send.ts';

/** Submissions under way by form name: a form that is remounted meanwhile waits for the same answer. */
const underWay = new Map<string, Promise<Outcome>>();
/** How many forms of each name are on the page. */
const shown = new Map<string, number>();

/** The answer that is awaited by forms of this name, on whatever page it was sent. */
export function awaitedAnswer(name: string): Promise<Outcome> | undefined {
  return underWay.get(name);
}

export function isUnderWay(name: string): boolean {
  return underWay.has(name);
}

export function begin(name: string, answer: Promise<Outcome>): void {
  underWay.set(name, answer);
  void answer.then(() => underWay.delete(name));
}

/** Forgets what was typed in a form that is left, unless it is under way: it may have to be sent again, as the same. */
export function leaveDraft(name: string): void {
  if (!isUnderWay(name)) forgetDraft(name);
}

/** @returns takes the form away again */
export function countShown(name: string): () => void {
  const add = (count: number) => shown.set(name, (shown.get(name) ?? 0) + count);
  add(1);
  return () => void add(-1);
}

export function isShown(name: string): boolean {
  return (shown.get(name) ?? 0) > 0;
}
