import type { AdminWhitePaper } from '#contract/admin.ts';
import type { Values } from './field-errors.ts';

/** What was typed into the form when the session ended; `paper` is the edited one as it stood, null for a new one. */
export type Draft = { username: string; paper: AdminWhitePaper | null; values: Values };

/** In memory only: it survives the login screen, not a reload. */
let kept: Draft | null = null;

export function keepDraft(draft: Draft): void {
  kept = draft;
}

/** Hands the draft back once, to the user who wrote it. */
export function takeDraft(username: string): Draft | null {
  const draft = kept?.username === username ? kept : null;
  kept = null;
  return draft;
}
