import type { Generated, Insertable, Selectable } from 'kysely';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { ViewedPage } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import type { LeadEvent, LeadState } from '#contract/staff/desk.ts';

/** Tables of staff's work on leads, of the charts' figures and of the lead index; `schema.ts` combines all tables. */

/** A lead that staff have changed. A lead without a row is new, has no owner and is at version 0. */
export type LeadDeskTable = {
  lead_id: string;
  state: LeadState;
  owner_id: string | null;
  /** Incremented by every change. */
  version: number;
  answered_at: number | null;
  changed_at: number;
  changed_by: string;
};
export type LeadDesk = Selectable<LeadDeskTable>;

export type LeadNoteTable = { id: string; lead_id: string; staff_id: string; created_at: number; text: string };

/** The values are states or staff ids, '' for none. */
export type LeadHistoryTable = {
  id: string;
  lead_id: string;
  staff_id: string;
  created_at: number;
  what: LeadEvent['what'];
  from_value: string;
  to_value: string;
};

export type NewLeadHistory = Insertable<LeadHistoryTable>;

/** Views of a page per day (Berlin) and language. Nothing about the visitors is stored. */
export type PageViewTable = { day: string; page: ViewedPage; language: Language; views: number };

/** Leads of past days, counted once for the charts. `suspect` is 1 for those that look like spam. */
export type LeadDayTable = {
  /** YYYY-MM-DD in Berlin; in `lead_weeks` the week's Monday. */
  day: string;
  kind: ContactKind;
  page_source: string;
  button_context: string;
  button_text: string;
  suspect: number;
  leads: number;
};

/**
 * Log of leads that were changed, erased, or (`desk`) handled by staff, written by triggers, so that every process
 * reads them again.
 */
export type LeadIndexChangeTable = { n: Generated<number>; seq: number; changed_at: number; desk: Generated<number> };
