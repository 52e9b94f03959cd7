import type { ContactKind } from '#contract/leads/registry.ts';
import type { LeadState, openStates } from '#contract/staff/desk.ts';

/**
 * The desk part of a filter. `due` selects unanswered leads of the `kinds` that await a reply, received between two
 * times (`before` excluded).
 */
export type DeskFilter = {
  state: LeadState | typeof openStates | null;
  /** Id of an account; `none` for leads without an owner. */
  owner: string | null;
  due: { since: number | null; before: number; kinds: readonly ContactKind[] } | null;
};

/** A filter of leads: folded words that must all occur, and times (`before` excluded). */
export type LeadFilter = {
  words: readonly string[];
  source: string | null;
  kind: ContactKind | null;
  since: number | null;
  before: number | null;
  desk: DeskFilter | null;
};

/** Filters that the database's own indexes answer quickly at any size; all others use the lead index. */
export type PlainFilter = Pick<LeadFilter, 'source' | 'since' | 'before'>;

/** Whether a `PlainFilter` can express the filter. A part that is added later needs the lead index. */
export function isPlain({ source: _source, since: _since, before: _before, words, ...others }: LeadFilter): boolean {
  return words.length === 0 && Object.values(others).every((part) => part === null);
}

/** Whether leads await an answer in this list, which begins with the longest waiting; others begin with the newest. */
export function isOldestFirst({ desk }: LeadFilter): boolean {
  return Boolean(desk?.due);
}

export const allLeads: LeadFilter = { words: [], source: null, kind: null, since: null, before: null, desk: null };

/** Where a page ended: time and id of its last lead. */
export type Position = { createdAt: number; id: string };

/** Newest first, or the reverse with `oldestFirst`. `after` is the last lead of the previous page. */
export type Page = { filter: LeadFilter; after: Position | null; limit: number; oldestFirst?: boolean };

export type FoundLeads = {
  ids: string[];
  /** Where the next page begins; null at the end. */
  next: Position | null;
  /** Exact below the counting limit; at the limit there may be more. */
  total: number;
};

/** Number of leads by source, and since each of the given times. */
export type LeadFigures = { sources: { source: string; count: number }[]; since: number[] };
