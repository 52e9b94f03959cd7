import type { InferInput, InferOutput } from 'valibot';
import type { ContactKind, NewsletterKind } from '#contract/leads/registry.ts';
import type { deskChangeInput, noteInput } from './desk-inputs.ts';
import type { SubscriberState } from './newsletter.ts';

/** What staff do with leads. Under one lead's address: PATCH changes it, `/notes` takes notes. */
export const deskPaths = {
  overview: '/api/admin/desk',
  leads: '/api/admin/desk/leads',
  bulk: '/api/admin/desk/bulk',
  export: '/api/admin/desk/export',
  news: '/api/admin/desk/news',
  events: '/api/admin/events',
} as const;

/** A lead that nobody has touched is `new`; the last three are closed. */
export const leadStates = ['new', 'in-progress', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];
export const closedStates = ['won', 'lost', 'spam'] as const satisfies readonly LeadState[];

/** Filter values beside the states and the owners' ids. */
export const openStates = 'open';
export const nobody = 'none';
export const dueFilters = ['overdue', 'today'] as const;

/** Leads that one bulk change may name. */
export const maxBulk = 500;

/** How staff stand with a lead. `version` grows with every change; 0 is a lead that nobody has touched. */
export type Desk = {
  state: LeadState;
  owner: StaffMember | null;
  version: number;
  /** When it was noted as answered (ISO 8601), or null. */
  answeredAt: string | null;
  changedAt: string | null;
  changedBy: StaffMember | null;
};
export type StaffMember = { id: string; name: string };
export const untouched: Desk = {
  state: 'new',
  owner: null,
  version: 0,
  answeredAt: null,
  changedAt: null,
  changedBy: null,
};

export type DeskChange = InferOutput<typeof deskChangeInput>;
export type BulkItem = DeskChange & { id: string };
export type NoteInput = InferInput<typeof noteInput>;

export type DeskAnswer = { desk: Desk };
/** Beside the members of a problem, with status 409: what stands now. */
export type DeskConflict = { current: Desk };
/** What became of each lead: `before` is what it was, for undoing. */
export type BulkAnswer = {
  done: { id: string; desk: Desk; before: Desk }[];
  conflicts: { id: string; current: Desk }[];
  gone: string[];
};

export type LeadNote = { id: string; text: string; author: StaffMember; created_at: string };
/** `from` and `to` are states, names of staff, or '' for none. */
export type LeadEvent = {
  id: string;
  what: 'state' | 'owner' | 'answered' | 'note-deleted';
  from: string;
  to: string;
  by: StaffMember;
  created_at: string;
};
export type PersonLead = {
  id: string;
  kind: ContactKind;
  pageSource: string;
  /** Its beginning. */
  message: string;
  state: LeadState;
  created_at: string;
};
export type PersonSignup = { id: string; kind: NewsletterKind; state: SubscriberState; created_at: string };
/** All that staff know of a lead beside what the visitor sent. */
export type LeadDeskAnswer = {
  desk: Desk;
  notes: LeadNote[];
  history: LeadEvent[];
  /** The person's other leads, newest first, `moreLeads` of them left out. */
  leads: PersonLead[];
  moreLeads: boolean;
  signups: PersonSignup[];
};

/** Counts stop at `contactsPage.exactTotal` + 1. */
export type DeskOverview = {
  me: StaffMember;
  staff: StaffMember[];
  counts: { overdue: number; today: number; new: number; mine: number };
};

/**
 * `leads`: there are newer ones; `erased`: some are no more; `desk`: these were changed; `notes`: the leads on which notes were
 * written or taken back.
 */
export type DeskEvent = { leads: true } | { erased: true } | { desk: Record<string, Desk> } | { notes: string[] };
