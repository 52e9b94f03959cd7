import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import type { Values } from './field-errors.ts';

/** What was typed into the form and not saved; `paper` is the edited one as it stood, null for a new one. */
export type Draft = { paper: AdminWhitePaper | null; values: Values };

/** By user and paper, in memory only: they survive a look at another paper and the login screen, not a reload. */
const drafts = new Map<string, Draft>();
/** The one that was typed in last. */
let latest: string | null = null;

const keyOf = (username: string, paper: AdminWhitePaper | null) => `${paper?.id ?? ''} ${username}`;

export function keepDraft(username: string, draft: Draft): void {
  latest = keyOf(username, draft.paper);
  drafts.set(latest, draft);
}

/** What the user typed for a paper. */
export function draftOf(username: string, paper: AdminWhitePaper | null): Draft | null {
  return drafts.get(keyOf(username, paper)) ?? null;
}

/** What the user typed last and neither saved nor gave up. */
export function latestDraft(username: string): Draft | null {
  return latest?.endsWith(` ${username}`) ? (drafts.get(latest) ?? null) : null;
}

export function dropDraft(username: string, paper: AdminWhitePaper | null): void {
  drafts.delete(keyOf(username, paper));
}
