import * as v from 'valibot';
import { calculationInput } from '#contract/calculation/schema.ts';
import { type ContactKind, contactKinds } from '#contract/leads/registry.ts';
import { desk } from './desk.ts';
import { sender } from './sender.ts';

export const adminPaths = {
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  contacts: '/api/admin/contacts',
  /** The same list by a body: what staff search for may be a name, which no address may hold. */
  contactsSearch: '/api/admin/contacts/search',
  contactsExport: '/api/admin/contacts/export',
  /** Everything that is stored of the leads of a filter, in one of `exportFormats`. */
  completeExport: '/api/admin/contacts/complete-export',
  statistics: '/api/admin/statistics',
  outbox: '/api/admin/outbox',
  outboxRetry: '/api/admin/outbox/retry',
  outboxOutcomes: '/api/admin/outbox/outcomes',
  whitePapers: '/api/admin/whitepapers',
} as const;

/** Sent with calls that the dashboard makes by itself; they do not keep a session alive. */
export const backgroundHeader = 'x-background';

/** One lead as the contacts tab reads it. */
export const contact = v.object({
  id: v.string(),
  kind: v.picklist(contactKinds),
  ...sender,
  subject: v.string(),
  pageUrl: v.string(),
  /** What the kind adds (chosen papers, investment focus), label to value. */
  details: v.record(v.string(), v.string()),
  /** What the visitor worked out and took along. */
  calculation: v.nullable(calculationInput),
  /** Id of an earlier lead that the same visitor sent and then changed. */
  followsId: v.nullable(v.string()),
});
export type Contact = v.InferOutput<typeof contact>;

/** `from` and `to` are calendar days (YYYY-MM-DD) in Europe/Berlin, both included. */
export type ContactFilter = {
  q?: string;
  source?: string;
  kind?: ContactKind;
  from?: string;
  to?: string;
  /** A state of `contract/staff/desk.ts`, or `open`. */
  state?: string;
  /** Id of a staff account, or `none`. */
  owner?: string;
  /** `overdue` or `today`. */
  due?: string;
};
export const contactsPage = { defaultLimit: 100, maxLimit: 1000, exactTotal: 10_000 } as const;
export const contactsAnswer = v.object({
  contacts: v.array(contact),
  /** By their ids, those of the contacts that staff have touched. */
  desks: v.record(v.string(), desk),
  /** Cursor of the next page, or null. */
  next: v.nullable(v.string()),
  total: v.number(),
  /** False when there are more than `exactTotal`; `total` is then `exactTotal`. */
  totalExact: v.boolean(),
  /** The newest lead of the filter, told with its first page alone; null for none. */
  newest: v.nullable(v.string()),
});
export type ContactsAnswer = v.InferOutput<typeof contactsAnswer>;

/** Answer of GET {contacts}/{id}, for a link to one lead that is not in the loaded list; unknown ids are 404. */
export const contactAnswer = v.object({ contact });
export type ContactAnswer = v.InferOutput<typeof contactAnswer>;

/** What a complete export can be written as. */
export const exportFormats = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Where a file lies that was asked for, for one download. */
export const fileAnswer = v.object({ url: v.string() });
