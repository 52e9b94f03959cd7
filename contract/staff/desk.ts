import * as v from 'valibot';
import { contactKinds, newsletterKinds } from '#contract/leads/registry.ts';
import { languages } from '#contract/site/languages.ts';
import type { deskChangeInput, noteInput } from './desk-inputs.ts';
import { subscriberStates } from './newsletter.ts';

/** Calls of the lead desk. At {leads}/{id}, PATCH changes the lead; below it, `/notes` adds notes. */
export const deskPaths = {
  overview: '/api/admin/desk',
  leads: '/api/admin/desk/leads',
  bulk: '/api/admin/desk/bulk',
  export: '/api/admin/desk/export',
  news: '/api/admin/desk/news',
  events: '/api/admin/events',
} as const;

/** A lead without a desk entry is `new`; the last three states are closed. */
export const leadStates = ['new', 'in-progress', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];
export const closedStates = ['won', 'lost', 'spam'] as const satisfies readonly LeadState[];

/** Filter values in addition to the states and the owners' ids. */
export const openStates = 'open';
export const nobody = 'none';
export const dueFilters = ['overdue', 'today'] as const;

/** Maximum number of leads per bulk change. */
export const maxBulk = 500;

export const staffMember = v.object({ id: v.string(), name: v.string() });
export type StaffMember = v.InferOutput<typeof staffMember>;

/** A lead's desk entry. `version` is incremented with every change; 0 means that nobody has worked on it. */
export const desk = v.object({
  state: v.picklist(leadStates),
  owner: v.nullable(staffMember),
  version: v.number(),
  /** When it was marked as answered (ISO 8601), or null. */
  answeredAt: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
  changedBy: v.nullable(staffMember),
});
export type Desk = v.InferOutput<typeof desk>;
export const emptyDesk: Desk = {
  state: 'new',
  owner: null,
  version: 0,
  answeredAt: null,
  changedAt: null,
  changedBy: null,
};

export type DeskChange = v.InferOutput<typeof deskChangeInput>;
export type BulkItem = DeskChange & { id: string };
export type NoteInput = v.InferInput<typeof noteInput>;

export const deskAnswer = v.object({ desk });
export type DeskAnswer = v.InferOutput<typeof deskAnswer>;
/** Additional member of a problem with status 409: the current desk entry. */
export const deskConflict = v.object({ current: desk });
export type DeskConflict = v.InferOutput<typeof deskConflict>;
/** The outcome for each lead; `before` allows undoing. */
export const bulkAnswer = v.object({
  done: v.array(v.object({ id: v.string(), desk, before: desk })),
  conflicts: v.array(v.object({ id: v.string(), current: desk })),
  gone: v.array(v.string()),
});
export type BulkAnswer = v.InferOutput<typeof bulkAnswer>;
/** Number of leads matching a filter that arrived after the first one of the loaded list. */
export const newsAnswer = v.object({ count: v.number() });

const leadNote = v.object({ id: v.string(), text: v.string(), author: staffMember, created_at: v.string() });
export type LeadNote = v.InferOutput<typeof leadNote>;
/** `from` and `to` are states, names of staff, or '' for none. */
const leadEvent = v.object({
  id: v.string(),
  what: v.picklist(['state', 'owner', 'answered', 'note-deleted', 'imported']),
  from: v.string(),
  to: v.string(),
  by: staffMember,
  created_at: v.string(),
});
export type LeadEvent = v.InferOutput<typeof leadEvent>;
const personLead = v.object({
  id: v.string(),
  kind: v.picklist(contactKinds),
  pageSource: v.string(),
  language: v.picklist(languages),
  /** The beginning of the message. */
  message: v.string(),
  state: v.picklist(leadStates),
  created_at: v.string(),
});
export type PersonLead = v.InferOutput<typeof personLead>;
const personSignup = v.object({
  id: v.string(),
  kind: v.picklist(newsletterKinds),
  state: v.picklist(subscriberStates),
  created_at: v.string(),
});
export type PersonSignup = v.InferOutput<typeof personSignup>;
/** What staff know about a lead in addition to what the visitor sent. */
export const leadDeskAnswer = v.object({
  desk,
  notes: v.array(leadNote),
  history: v.array(leadEvent),
  /** The person's other leads, newest first; `moreLeads` tells whether some were left out. */
  leads: v.array(personLead),
  moreLeads: v.boolean(),
  signups: v.array(personSignup),
  /** The appointment that the lead booked, its start and its last change (times in ISO 8601). */
  appointment: v.nullable(
    v.object({
      id: v.string(),
      start: v.string(),
      change: v.nullable(v.object({ what: v.picklist(['moved', 'cancelled']), at: v.string() })),
    }),
  ),
});
export type LeadDeskAnswer = v.InferOutput<typeof leadDeskAnswer>;

/** Counts stop at `contactsPage.countTo`. */
export const deskOverview = v.object({
  me: staffMember,
  staff: v.array(staffMember),
  counts: v.object({
    overdue: v.number(),
    today: v.number(),
    new: v.number(),
    mine: v.number(),
    /** Today's appointments (office time) that are not over. */
    appointments: v.number(),
  }),
});
export type DeskOverview = v.InferOutput<typeof deskOverview>;

/**
 * `leads`: there are newer ones; `erased`: some were erased; `desk`: these desk entries changed; `notes`: leads whose
 * notes were added or deleted.
 */
export const deskEvent = v.union([
  v.object({ leads: v.literal(true) }),
  v.object({ erased: v.literal(true) }),
  v.object({ desk: v.record(v.string(), desk) }),
  v.object({ notes: v.array(v.string()) }),
]);
export type DeskEvent = v.InferOutput<typeof deskEvent>;
