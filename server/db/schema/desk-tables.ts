import type { Generated, Insertable, Selectable } from 'kysely';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { ViewedPage } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import type { LeadEvent, LeadState } from '#contract/staff/desk.ts';

/**
 * Tables of what staff do with leads, of the charts' figures and of the lead index; `schema.ts` puts all tables
 * together.
 */

/** A lead that staff have touched; one without a row is new, without an owner, at version 0. */
export type LeadDeskTable = {
  lead_id: string;
  state: LeadState;
  owner_id: string | null;
  /** Grows with every change. */
  version: number;
  answered_at: number | null;
  changed_at: number;
  changed_by: string;
};
export type LeadDesk = Selectable<LeadDeskTable>;

export type LeadNoteTable = { id: string; lead_id: string; staff_id: string; created_at: number; text: string };

/** The values are states or ids of staff, '' for none. */
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

/** Views of a page on a day of Berlin, in a language. Nothing is kept of who looked. */
export type PageViewTable = { day: string; page: ViewedPage; language: Language; views: number };

/** Leads of days that are over, counted once for the charts. `suspect` is 1 for those that look like spam. */
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
 * Leads that were changed, erased, or (`desk`) handled by staff, written by trigger, so that every process reads them
 * again.
 */
export type LeadIndexChangeTable = { n: Generated<number>; seq: number; changed_at: number; desk: Generated<number> };
