import * as v from 'valibot';
import { storedCalculation } from '#contract/calculation/schema.ts';
import { type ContactKind, contactKinds } from '#contract/leads/registry.ts';
import { desk } from './desk.ts';
import { sender } from './sender.ts';

export const adminPaths = {
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  contacts: '/api/admin/contacts',
  /** The same list with the filter in the body: search terms may be names, which must not appear in a URL. */
  contactsSearch: '/api/admin/contacts/search',
  contactsExport: '/api/admin/contacts/export',
  /** Everything stored about the filtered leads, in one of `exportFormats`. */
  completeExport: '/api/admin/contacts/complete-export',
  statistics: '/api/admin/statistics',
  outbox: '/api/admin/outbox',
  outboxRetry: '/api/admin/outbox/retry',
  outboxOutcomes: '/api/admin/outbox/outcomes',
  whitePapers: '/api/admin/whitepapers',
} as const;

/** Sent with calls that the dashboard makes on its own; they do not keep a session alive. */
export const backgroundHeader = 'x-background';

/** One lead as shown in the contacts tab. */
export const contact = v.object({
  id: v.string(),
  kind: v.picklist(contactKinds),
  ...sender,
  subject: v.string(),
  pageUrl: v.string(),
  /** What the kind adds (chosen papers, investment focus), value by label. */
  details: v.record(v.string(), v.string()),
  /** The calculation that the visitor attached. */
  calculation: v.nullable(storedCalculation),
  /** Id of an earlier lead that the same visitor changed by sending this one. */
  followsId: v.nullable(v.string()),
});
export type Contact = v.InferOutput<typeof contact>;

/** `from` and `to` are calendar days (YYYY-MM-DD) in Europe/Berlin, both inclusive. */
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
export const contactsPage = { defaultLimit: 100, maxLimit: 1000, exactTotal: 10_000, countTo: 10_001 } as const;
export const contactsAnswer = v.object({
  contacts: v.array(contact),
  /** Desk states by lead id, only of leads that staff have worked on. */
  desks: v.record(v.string(), desk),
  /** Cursor of the next page, or null. */
  next: v.nullable(v.string()),
  total: v.number(),
  /** False if there are more than `exactTotal`; `total` is then `exactTotal`. */
  totalExact: v.boolean(),
  /** Id of the newest lead matching the filter, only set on the first page; null if there is none. */
  newest: v.nullable(v.string()),
});
export type ContactsAnswer = v.InferOutput<typeof contactsAnswer>;

/** Answer of GET {contacts}/{id}, for a link to a lead outside the loaded list; unknown ids are 404. */
export const contactAnswer = v.object({ contact });
export type ContactAnswer = v.InferOutput<typeof contactAnswer>;

/** Formats of a complete export. */
export const exportFormats = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The URL of a requested file, valid for one download. */
export const fileAnswer = v.object({ url: v.string() });
