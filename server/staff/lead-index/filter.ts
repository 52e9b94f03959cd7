import type { LeadState, openStates } from '#contract/staff/desk.ts';

/**
 * What a list asks of the desk. `due` are moments between which a lead came that waits for its answer (`before`
 * excluded); `kinds` are those that wait for one.
 */
export type DeskFilter = {
  state: LeadState | typeof openStates | null;
  /** Id of an account; `none` for leads without an owner. */
  owner: string | null;
  due: { since: number | null; before: number; kinds: readonly string[] } | null;
};

/** Which leads are asked for: folded words that must all occur, and moments (`before` excluded). */
export type LeadFilter = {
  words: readonly string[];
  source: string | null;
  kind: string | null;
  since: number | null;
  before: number | null;
  desk: DeskFilter | null;
};

export const allLeads: LeadFilter = { words: [], source: null, kind: null, since: null, before: null, desk: null };

/** Where a page ended: the last lead's time and id. */
export type Position = { createdAt: number; id: string };

/** Newest first; `oldestFirst` the other way round. `after` is the last lead of the page before. */
export type Page = { filter: LeadFilter; after: Position | null; limit: number; oldestFirst?: boolean };

export type FoundLeads = {
  ids: string[];
  /** Where the page after this one begins; null at the end. */
  next: Position | null;
  /** Exact up to the limit of counting; at that, there may be more. */
  total: number;
};

/** How many leads there are: of each source, and since each moment that was asked for. */
export type LeadFigures = { sources: { source: string; count: number }[]; since: number[] };
